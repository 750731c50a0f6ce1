package dev.jobtrail.testing;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.zip.GZIPOutputStream;

/** A server on loopback that answers as job boards do, and remembers what it was asked. */
public final class BoardServer extends LocalServer {

  private final Map<String, Deque<Reply>> replies = new ConcurrentHashMap<>();
  private final List<Request> requests = new CopyOnWriteArrayList<>();

  public BoardServer() {
    on("/", this::answer);
  }

  /**
   * What the server answers.
   *
   * @param headers beside the usual ones
   */
  public record Reply(int status, String body, Map<String, String> headers) {

    public static Reply ok(String body) {
      return new Reply(200, body, Map.of());
    }

    public static Reply status(int status) {
      return new Reply(status, "<html><body>status " + status + "</body></html>", Map.of());
    }

    public static Reply redirect(String location) {
      return new Reply(302, "", Map.of("Location", location));
    }

    public Reply with(String header, String value) {
      var more = new java.util.TreeMap<>(headers);
      more.put(header, value);
      return new Reply(status, body, more);
    }
  }

  /**
   * What the server was asked.
   *
   * @param uri path and query
   * @param headers the first of each name, by its name in lower case
   */
  public record Request(String method, String uri, Map<String, String> headers, String body) {}

  /** An example from the resources. */
  public static String example(String name) {
    try (var stream = BoardServer.class.getResourceAsStream("/boards/" + name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Serves replies one after the other, the last again and again.
   *
   * @param uri path with query, or path alone for any query
   */
  public void serve(String uri, Reply... inTurn) {
    replies.put(uri, new ArrayDeque<>(List.of(inTurn)));
  }

  public void serve(String uri, String body) {
    serve(uri, Reply.ok(body));
  }

  /** Forgets everything. */
  public void reset() {
    replies.clear();
    requests.clear();
  }

  public List<Request> requests() {
    return requests;
  }

  private void answer(HttpExchange exchange) throws IOException {
    var uri = exchange.getRequestURI().toString();
    var headers = new java.util.TreeMap<String, String>();
    exchange
        .getRequestHeaders()
        .forEach(
            (name, values) ->
                headers.put(name.toLowerCase(java.util.Locale.ROOT), values.getFirst()));
    requests.add(
        new Request(
            exchange.getRequestMethod(),
            uri,
            headers,
            new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
    var served = next(uri, exchange.getRequestURI().getRawPath());
    var tag = served.headers().get("ETag");
    var isKnown = tag != null && tag.equals(headers.get("if-none-match"));
    var reply = isKnown ? new Reply(304, "", served.headers()) : served;
    reply.headers().forEach(exchange.getResponseHeaders()::set);
    if (!exchange.getResponseHeaders().containsKey("Content-Type")) {
      var isMarkup = reply.body().stripLeading().startsWith("<");
      exchange
          .getResponseHeaders()
          .set("Content-Type", isMarkup ? "text/html" : "application/json");
    }
    var bytes = encoded(reply);
    var hasBody = bytes.length > 0 && reply.status() != 304;
    exchange.sendResponseHeaders(reply.status(), hasBody ? bytes.length : -1);
    if (hasBody) {
      exchange.getResponseBody().write(bytes);
    }
  }

  private static byte[] encoded(Reply reply) throws IOException {
    var bytes = reply.body().getBytes(StandardCharsets.UTF_8);
    if (!"gzip".equals(reply.headers().get("Content-Encoding"))) {
      return bytes;
    }
    var packed = new ByteArrayOutputStream();
    try (var stream = new GZIPOutputStream(packed)) {
      stream.write(bytes);
    }
    return packed.toByteArray();
  }

  private synchronized Reply next(String uri, String path) {
    var inTurn = replies.getOrDefault(uri, replies.get(path));
    if (inTurn == null) {
      return Reply.status(404);
    }
    return inTurn.size() > 1 ? inTurn.poll() : inTurn.peek();
  }
}
