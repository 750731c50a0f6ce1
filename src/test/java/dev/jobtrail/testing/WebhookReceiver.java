package dev.jobtrail.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;

/** A receiver of webhooks that verifies them by the reference library of Standard Webhooks. */
public final class WebhookReceiver extends LocalServer {

  private static final String PATH = "/hook";
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
      var headers =
          Map.of(
              Webhook.UNBRANDED_MSG_ID_KEY, List.of(id),
              Webhook.UNBRANDED_MSG_TIMESTAMP_KEY, List.of(timestamp),
              Webhook.UNBRANDED_MSG_SIGNATURE_KEY, List.of(signatures));
      try {
        new Webhook(secret).verify(body, headers);
        return true;
      } catch (WebhookVerificationException _) {
        return false;
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
