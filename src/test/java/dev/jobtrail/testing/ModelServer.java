package dev.jobtrail.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/**
 * An endpoint that speaks OpenAI's protocol of chat completions, byte by byte, so that it can speak
 * it badly too.
 *
 * <p>It answers with what was scripted by {@link #then}, in that order, and after that with what
 * {@link #always} says. Each connection takes one request.
 */
public final class ModelServer implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A piece of a streamed answer, in chars. */
  private static final int PIECE = 7;

  private final ServerSocket socket;
  private final Queue<Behaviour> script = new ConcurrentLinkedQueue<>();
  private final List<Request> requests = new CopyOnWriteArrayList<>();
  private volatile Behaviour always = status(500, "");

  /** How a request is answered. */
  @FunctionalInterface
  public interface Behaviour {
    void answer(Request request, OutputStream out) throws IOException;
  }

  /**
   * What was asked.
   *
   * @param headers by name, whatever its case
   */
  public record Request(String path, Map<String, String> headers, JsonNode body) {

    /** The system's message. */
    public String system() {
      return body.path("messages").path(0).path("content").asText();
    }

    /** The data of the first message of the user, or a missing node for plain text. */
    public JsonNode data() {
      try {
        return JSON.readTree(body.path("messages").path(1).path("content").asText());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    public boolean asksForStream() {
      return body.path("stream").asBoolean();
    }

    /**
     * The name of the schema that was asked for: parse, score, tailor, answer, judge and the like;
     * "" for none.
     */
    public String schemaName() {
      return body.path("response_format").path("json_schema").path("name").asText();
    }
  }

  public ModelServer() {
    try {
      socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  /** What {@code jobtrail.ai.base-url} is set to. */
  public String baseUrl() {
    return "http://127.0.0.1:" + socket.getLocalPort() + "/v1";
  }

  /** Answers the next request for which nothing is scripted yet. */
  public ModelServer then(Behaviour behaviour) {
    script.add(behaviour);
    return this;
  }

  /** Answers all requests for which nothing is scripted. */
  public ModelServer always(Behaviour behaviour) {
    always = behaviour;
    return this;
  }

  /** What was asked so far. */
  public List<Request> requests() {
    return requests;
  }

  /** Forgets what was asked and what was scripted. */
  public void reset() {
    requests.clear();
    script.clear();
  }

  /** A good answer with this content, streamed where the request asks for a stream. */
  public static Behaviour says(String content) {
    return saying(request -> content);
  }

  /** The same with a content that the request decides. */
  public static Behaviour saying(Function<Request, String> content) {
    return (request, out) -> {
      var text = content.apply(request);
      if (request.asksForStream()) {
        stream(out);
        for (var at = 0; at < text.length(); at += PIECE) {
          event(out, delta(text.substring(at, Math.min(text.length(), at + PIECE)), null));
        }
        event(out, delta("", "stop"));
        event(out, "[DONE]");
      } else {
        body(out, 200, Map.of(), completion(text, "stop"));
      }
    };
  }

  /** An answer with this status and body. */
  public static Behaviour status(int status, String body) {
    return status(status, Map.of(), body);
  }

  public static Behaviour status(int status, Map<String, String> headers, String body) {
    return (request, out) -> body(out, status, headers, body);
  }

  /** An error as OpenAI words it. */
  public static Behaviour error(int status, String message, String code) {
    var error = JsonNodeFactory.instance.objectNode();
    error.putObject("error").put("message", message).put("code", code).put("type", "error");
    return status(status, error.toString());
  }

  /** Takes the request and says nothing for so long. */
  public static Behaviour silence(long milliseconds) {
    return (request, out) -> pause(milliseconds);
  }

  /** Closes the connection without a word. */
  public static Behaviour hangUp() {
    return (request, out) -> {};
  }

  /** These very bytes, and then the connection closes. */
  public static Behaviour raw(String bytes) {
    return (request, out) -> out.write(bytes.getBytes(StandardCharsets.UTF_8));
  }

  /** A stream of these pieces with a rest between them, which then just ends. */
  public static Behaviour pieces(long restMilliseconds, String... pieces) {
    return (request, out) -> {
      stream(out);
      for (var piece : pieces) {
        event(out, delta(piece, null));
        pause(restMilliseconds);
      }
    };
  }

  /** The body of an answer. */
  public static String completion(String content, String finishReason) {
    var body = JsonNodeFactory.instance.objectNode();
    body.put("object", "chat.completion");
    var choice = body.putArray("choices").addObject().put("index", 0);
    choice.putObject("message").put("role", "assistant").put("content", content);
    choice.put("finish_reason", finishReason);
    return body.toString();
  }

  /** The data of an event of a stream. */
  public static String delta(String content, String finishReason) {
    var body = JsonNodeFactory.instance.objectNode();
    body.put("object", "chat.completion.chunk");
    var choice = body.putArray("choices").addObject().put("index", 0);
    choice.putObject("delta").put("content", content);
    choice.put("finish_reason", finishReason);
    return body.toString();
  }

  /** Begins a stream, which lasts until the connection is closed. */
  public static void stream(OutputStream out) throws IOException {
    out.write(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n: hello\n\n"
            .getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  /** Sends an event of a stream. */
  public static void event(OutputStream out, String data) throws IOException {
    out.write(("data: " + data + "\n\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static void body(OutputStream out, int status, Map<String, String> headers, String body)
      throws IOException {
    var bytes = body.getBytes(StandardCharsets.UTF_8);
    var head = new StringBuilder("HTTP/1.1 " + status + " Whatever\r\n");
    headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
    if (!headers.containsKey("Content-Type")) {
      head.append("Content-Type: application/json\r\n");
    }
    head.append("Connection: close\r\nContent-Length: ").append(bytes.length).append("\r\n\r\n");
    out.write(head.toString().getBytes(StandardCharsets.UTF_8));
    out.write(bytes);
    out.flush();
  }

  private static void pause(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        var connection = socket.accept();
        Thread.ofVirtual().start(() -> serve(connection));
      } catch (IOException _) {
        // closed
      }
    }
  }

  private void serve(Socket connection) {
    try (connection) {
      var request = read(new BufferedInputStream(connection.getInputStream()));
      if (request != null) {
        requests.add(request);
        var behaviour = script.poll();
        (behaviour == null ? always : behaviour).answer(request, connection.getOutputStream());
      }
    } catch (IOException _) {
      // the other side has heard enough
    }
  }

  private static Request read(InputStream in) throws IOException {
    var first = line(in);
    if (first.isEmpty()) {
      return null;
    }
    var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
    for (var line = line(in); !line.isEmpty(); line = line(in)) {
      var colon = line.indexOf(':');
      headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    var length = Integer.parseInt(headers.getOrDefault("Content-Length", "0"));
    return new Request(first.split(" ")[1], headers, JSON.readTree(in.readNBytes(length)));
  }

  private static String line(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream();
    for (var it = in.read(); it >= 0 && it != '\n'; it = in.read()) {
      if (it != '\r') {
        line.write(it);
      }
    }
    return line.toString(StandardCharsets.ISO_8859_1);
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
