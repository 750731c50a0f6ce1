package dev.jobtrail.browser;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.text.Message;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** HTTP client of a WebDriver server: commands and responses in JSON, each with a timeout. */
final class WebDriverEndpoint {

  private static final int UNAUTHORIZED = 401;
  private static final int FIRST_ERROR = 400;

  /** A screenshot has a few megabytes; more than this is no answer to anything we ask. */
  private static final long LONGEST_ANSWER = 64L << 20;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final HttpClient http;
  private final String base;
  private final String authorization;

  /**
   * @param address with or without a path such as {@code /wd/hub}; user information in it is sent
   *     as basic authentication
   */
  WebDriverEndpoint(HttpClient http, URI address) {
    if (address.getHost() == null
        || !("http".equalsIgnoreCase(address.getScheme())
            || "https".equalsIgnoreCase(address.getScheme()))) {
      throw new BrowserException(
          Fault.NO_BROWSER, "jobtrail.apply.webdriver-url must be an http or https URL.", null);
    }
    this.http = http;
    var port = address.getPort() < 0 ? "" : ":" + address.getPort();
    var path = address.getRawPath().replaceFirst("/+$", "");
    this.base = address.getScheme() + "://" + address.getHost() + port + path;
    this.authorization =
        address.getUserInfo() == null
            ? null
            : "Basic "
                + Base64.getEncoder()
                    .encodeToString(address.getUserInfo().getBytes(StandardCharsets.UTF_8));
  }

  JsonNode get(String path, Duration wait) {
    return answer(request(path).GET().build(), wait, null);
  }

  JsonNode post(String path, JsonNode body, Duration wait) {
    return post(path, body, wait, null);
  }

  /**
   * Sends a request whose result must be undone if the caller no longer waits.
   *
   * @param late takes an answer that comes too late
   */
  JsonNode post(String path, JsonNode body, Duration wait, Consumer<JsonNode> late) {
    return answer(request(path).POST(json(body)).build(), wait, late);
  }

  /** Sends a request without waiting for the response. */
  CompletableFuture<Void> delete(String path) {
    return http.sendAsync(request(path).DELETE().build(), BodyHandlers.discarding())
        .thenAccept(answered -> {});
  }

  /** Whether it is on this machine, so that a path here is a path there. */
  boolean isLoopback() {
    try {
      var host = URI.create(base).getHost();
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }

  private HttpRequest.Builder request(String path) {
    var request = HttpRequest.newBuilder(URI.create(base + path));
    if (authorization != null) {
      request.header("Authorization", authorization);
    }
    return request;
  }

  private static BodyPublisher json(JsonNode body) {
    return BodyPublishers.ofString(body.toString());
  }

  /** The value of the answer. The request's own timeout would end with the answer's headers. */
  private JsonNode answer(HttpRequest request, Duration wait, Consumer<JsonNode> late) {
    var answering =
        http.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofByteArray(), LONGEST_ANSWER));
    try {
      return value(answering.get(wait.toMillis(), TimeUnit.MILLISECONDS));
    } catch (TimeoutException e) {
      giveUp(answering, late);
      throw new BrowserException(
          Fault.TIMEOUT, Message.of("The browser does not answer.").english(), e);
    } catch (InterruptedException e) {
      giveUp(answering, late);
      Thread.currentThread().interrupt();
      throw new BrowserException(Fault.INTERRUPTED, "Interrupted", e);
    } catch (ExecutionException e) {
      throw new BrowserException(
          Fault.NO_BROWSER, Message.of("The browser cannot be reached.").english(), e.getCause());
    }
  }

  private static void giveUp(
      CompletableFuture<HttpResponse<byte[]>> answering, Consumer<JsonNode> late) {
    if (late == null) {
      answering.cancel(true);
    } else {
      answering.thenAccept(answer -> late.accept(value(answer)));
    }
  }

  private static JsonNode value(HttpResponse<byte[]> answer) {
    if (answer.statusCode() == UNAUTHORIZED) {
      throw new BrowserException(
          Fault.NO_BROWSER, "The WebDriver server rejected the user name or password.", null);
    }
    var value = read(answer.body()).path("value");
    if (answer.statusCode() >= FIRST_ERROR && value.has("error")) {
      throw WebDriverError.of(value);
    }
    if (answer.statusCode() >= FIRST_ERROR || value.isMissingNode()) {
      throw new BrowserException(
          Fault.NO_BROWSER,
          "jobtrail.apply.webdriver-url is not a WebDriver server (status %d)."
              .formatted(answer.statusCode()),
          null);
    }
    return value;
  }

  private static JsonNode read(byte[] body) {
    try {
      return JSON.readTree(body);
    } catch (JacksonException _) {
      return MissingNode.getInstance();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
