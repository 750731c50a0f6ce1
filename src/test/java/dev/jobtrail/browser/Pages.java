package dev.jobtrail.browser;

import com.sun.net.httpserver.HttpExchange;
import dev.jobtrail.testing.LocalServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Pages that tests write, good ones and hostile ones. */
final class Pages implements AutoCloseable {

  private final LocalServer server = new LocalServer();
  private final Map<String, Integer> requests = new ConcurrentHashMap<>();

  Pages() {
    page("/plain", "<title>Plain</title><p>Hello</p>");
    on("/redirects", exchange -> LocalServer.redirect(exchange, "/redirects"));
    on("/slow", Pages::neverEnd);
  }

  String base() {
    return server.base();
  }

  /** Serves a page and tells its address. */
  String page(String path, String html) {
    on(path, exchange -> html(exchange, html));
    return base() + path;
  }

  /** How often a path was asked for. */
  int requests(String path) {
    return requests.getOrDefault(path, 0);
  }

  void on(String path, LocalServer.Handler handler) {
    server.on(
        path,
        exchange -> {
          requests.merge(exchange.getRequestURI().getPath(), 1, Integer::sum);
          handler.answer(exchange);
        });
  }

  @Override
  public void close() {
    server.close();
  }

  private static void html(HttpExchange exchange, String html) throws IOException {
    var bytes = ("<!doctype html><meta charset=utf-8>" + html).getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  private static void neverEnd(HttpExchange exchange) throws IOException {
    exchange.sendResponseHeaders(200, 0);
    exchange.getResponseBody().write("<p>Wait".getBytes(StandardCharsets.UTF_8));
    exchange.getResponseBody().flush();
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
