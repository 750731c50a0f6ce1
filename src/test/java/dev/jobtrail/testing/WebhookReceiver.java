package dev.jobtrail.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A receiver of webhooks that verifies signatures as the specification says, with the JDK only. */
public final class WebhookReceiver extends LocalServer {

  private static final String PATH = "/hook";
  private static final Duration TOLERANCE = Duration.ofMinutes(5);
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** A request, in the order of arrival; {@code status} is what it was answered. */
  public record Received(
      String id, String timestamp, String signatures, String body, int status, Instant at) {

    public JsonNode json() {
      try {
        return MAPPER.readTree(body);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    public String type() {
      return json().path("type").asText();
    }

    public String data(String name) {
      return json().path("data").path(name).asText();
    }

    public boolean isAccepted() {
      return status < 300;
    }

    /** Whether one of the signatures is that of the secret, and the time is now. */
    public boolean isSignedBy(String secret) {
      var sent = Instant.ofEpochSecond(Long.parseLong(timestamp));
      if (Duration.between(sent, at).abs().compareTo(TOLERANCE) > 0) {
        return false;
      }
      var expected = signature(secret, id + "." + timestamp + "." + body);
      return Arrays.stream(signatures.split(" "))
          .map(it -> it.split(",", 2))
          .filter(it -> it[0].equals("v1"))
          .anyMatch(it -> MessageDigest.isEqual(expected, Base64.getDecoder().decode(it[1])));
    }

    private static byte[] signature(String secret, String content) {
      try {
        var key = Base64.getDecoder().decode(secret.substring("whsec_".length()));
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(content.getBytes(StandardCharsets.UTF_8));
      } catch (GeneralSecurityException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private final List<Received> received = new CopyOnWriteArrayList<>();
  private final AtomicInteger count = new AtomicInteger();
  private volatile IntUnaryOperator status = _ -> 204;
  private volatile String retryAfter;

  public WebhookReceiver() {
    on(PATH, this::receive);
  }

  public String url() {
    return base() + PATH;
  }

  /**
   * Chooses the answers.
   *
   * @param chosen from the number of a request, from 1, to its status
   */
  public WebhookReceiver answering(IntUnaryOperator chosen) {
    status = chosen;
    return this;
  }

  /** Has failures ask for a pause. */
  public WebhookReceiver askingForPause(String seconds) {
    retryAfter = seconds;
    return this;
  }

  public List<Received> all() {
    return List.copyOf(received);
  }

  public List<Received> accepted() {
    return received.stream().filter(Received::isAccepted).toList();
  }

  public List<Received> ofType(String type) {
    return received.stream().filter(it -> it.type().equals(type)).toList();
  }

  private void receive(HttpExchange exchange) throws IOException {
    var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    var answer = status.applyAsInt(count.incrementAndGet());
    var headers = exchange.getRequestHeaders();
    received.add(
        new Received(
            headers.getFirst("webhook-id"),
            headers.getFirst("webhook-timestamp"),
            headers.getFirst("webhook-signature"),
            body,
            answer,
            Instant.now()));
    if (answer >= 300 && retryAfter != null) {
      exchange.getResponseHeaders().set("Retry-After", retryAfter);
    }
    exchange.sendResponseHeaders(answer, -1);
  }
}
