package dev.jobtrail.testing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An HTTP server on loopback that answers by paths. */
public class LocalServer implements AutoCloseable {

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /** What answers a path. */
  @FunctionalInterface
  public interface Handler {
    void answer(HttpExchange exchange) throws IOException;
  }

  public LocalServer() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(threads);
    server.start();
  }

  /** Without a slash at the end. */
  public final String base() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  public final void on(String path, Handler handler) {
    server.createContext(
        path,
        exchange -> {
          try (exchange) {
            handler.answer(exchange);
          }
        });
  }

  public static void reply(HttpExchange exchange, int status, String body) throws IOException {
    var bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  public static void redirect(HttpExchange exchange, String target) throws IOException {
    exchange.getResponseHeaders().set("Location", target);
    exchange.sendResponseHeaders(302, -1);
  }

  /** The parameters of a query or a form. */
  public static Map<String, String> parameters(String encoded) {
    var parameters = new TreeMap<String, String>();
    for (var pair : String.valueOf(encoded).split("&")) {
      var parts = pair.split("=", 2);
      parameters.put(decoded(parts[0]), parts.length > 1 ? decoded(parts[1]) : "");
    }
    return parameters;
  }

  public static Map<String, String> form(HttpExchange exchange) throws IOException {
    return parameters(
        new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.US_ASCII));
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
