package dev.jobtrail.command.remote;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A server that is called with an API key. Redirects are not followed, because they could take the
 * key elsewhere.
 */
public final class RemoteServer implements AutoCloseable {

  /** Numbers stay as they are written. */
  static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .configure(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES, false)
          .build();

  private static final String URL = "JOBTRAIL_URL";
  private static final String KEY = "JOBTRAIL_API_KEY";
  private static final Pattern NEXT = Pattern.compile("<([^>]+)>;\\s*rel=\"?next\"?");
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

  /** Longer than a posting is read for. */
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private static final int REFUSED = 400;
  private static final int SUCCESS = 300;

  private final URI base;
  private final String key;
  private final HttpClient client;

  RemoteServer(URI base, String key) {
    this.base = base;
    this.key = key;
    this.client = HttpClient.newBuilder().connectTimeout(CONNECT_TIMEOUT).build();
  }

  /**
   * The server that the environment names.
   *
   * @throws IllegalArgumentException with a text for people, if it names none
   */
  public static RemoteServer of(UnaryOperator<String> environment) {
    var url = environment.apply(URL);
    var key = environment.apply(KEY);
    if (url == null || url.isBlank() || key == null || key.isBlank()) {
      throw new IllegalArgumentException(
          "Set %s to the address of the server and %s to an API key.".formatted(URL, KEY));
    }
    return new RemoteServer(address(url.strip()), key.strip());
  }

  private static URI address(String url) {
    try {
      var address = URI.create(url.replaceAll("/+$", ""));
      if (address.getHost() != null && List.of("http", "https").contains(address.getScheme())) {
        return address;
      }
    } catch (IllegalArgumentException _) {
      // the message below
    }
    throw new IllegalArgumentException(URL + " must be like https://jobtrail.example.com.");
  }

  /** The address of a page or operation. */
  URI at(String path) {
    return URI.create(base + path);
  }

  JsonNode get(String path) {
    return body(exchange("GET", at(path), null));
  }

  JsonNode post(String path, Map<String, ?> body) {
    return body(exchange("POST", at(path), body));
  }

  JsonNode put(String path, Map<String, ?> body) {
    return body(exchange("PUT", at(path), body));
  }

  /** All records of a list, page by page. */
  List<JsonNode> list(String path) {
    var records = new ArrayList<JsonNode>();
    var next = at(path);
    while (next != null) {
      var answer = exchange("GET", next, null);
      body(answer).forEach(records::add);
      var link = NEXT.matcher(String.join(", ", answer.headers().allValues("Link")));
      next = link.find() ? next.resolve(link.group(1)) : null;
    }
    return records;
  }

  /** Gives the lines of an event stream until the server ends it. */
  void follow(String path, Consumer<String> line) {
    try (var lines = streamed(at(path), BodyHandlers.ofLines()).body()) {
      lines.forEach(line);
    }
  }

  /** A body of any size; the caller closes it. */
  InputStream download(String path) {
    return streamed(at(path), BodyHandlers.ofInputStream()).body();
  }

  private <T> HttpResponse<T> streamed(URI address, HttpResponse.BodyHandler<T> handler) {
    var answer = send(request(address).GET().build(), handler);
    if (answer.statusCode() >= SUCCESS) {
      close(answer.body());
      // once more, for what it says
      exchange("GET", address, null);
      throw new RemoteFault("The server answered %d.".formatted(answer.statusCode()));
    }
    return answer;
  }

  private static void close(Object body) {
    try {
      if (body instanceof Stream<?> lines) {
        lines.close();
      } else if (body instanceof InputStream stream) {
        stream.close();
      }
    } catch (IOException _) {
      // nothing of it was wanted
    }
  }

  private HttpRequest.Builder request(URI address) {
    return HttpRequest.newBuilder(address)
        .header("x-api-key", key)
        .header("User-Agent", "jobtrail");
  }

  private HttpResponse<String> exchange(String method, URI address, Map<String, ?> body) {
    var publisher = body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(text(body));
    var request = request(address).method(method, publisher).timeout(TIMEOUT);
    if (body != null) {
      request.header("Content-Type", "application/json");
    }
    var answer = send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
    if (answer.statusCode() >= SUCCESS) {
      throw refusal(answer);
    }
    return answer;
  }

  private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
    try {
      return client.send(request, handler);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new RemoteFault("Interrupted.");
    } catch (IOException e) {
      throw new RemoteFault("%s cannot be reached: %s".formatted(base, reason(e)));
    }
  }

  private static String reason(IOException e) {
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }

  private static RemoteFault refusal(HttpResponse<String> answer) {
    var error = tree(answer.body());
    if (answer.statusCode() < REFUSED || !error.hasNonNull("message")) {
      return new RemoteFault(
          "The server answered %d. Is JOBTRAIL_URL right?".formatted(answer.statusCode()));
    }
    return new RemoteFault(error.path("message").asText(), error.path("code").asText());
  }

  private static JsonNode body(HttpResponse<String> answer) {
    return tree(answer.body());
  }

  private static JsonNode tree(String body) {
    try {
      return JSON.readTree(body);
    } catch (JsonProcessingException _) {
      return MissingNode.getInstance();
    }
  }

  private static String text(Map<String, ?> body) {
    try {
      return JSON.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A body cannot be written as JSON", e);
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
