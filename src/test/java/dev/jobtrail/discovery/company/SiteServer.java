package dev.jobtrail.discovery.company;

import com.sun.net.httpserver.HttpExchange;
import dev.jobtrail.testing.LocalServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server on loopback that answers for several hosts, and remembers what it was asked. */
final class SiteServer extends LocalServer {

  private final Map<String, Handler> pages = new ConcurrentHashMap<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();

  SiteServer() {
    on("/", this::answer);
  }

  /** The URL of a host and path. */
  String url(String hostAndPath) {
    return "http://" + hostAndPath.replaceFirst("/", base().replaceFirst(".*:", ":") + "/");
  }

  /** Serves an HTML page at a host and path such as acme.example/careers. */
  void page(String hostAndPath, String body) {
    page(hostAndPath, 200, "text/html; charset=utf-8", body);
  }

  void page(String hostAndPath, int status, String type, String body) {
    pages.put(
        hostAndPath,
        exchange -> {
          var bytes = body.getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("Content-Type", type);
          exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
          exchange.getResponseBody().write(bytes);
        });
  }

  void redirect(String hostAndPath, String target) {
    pages.put(hostAndPath, exchange -> redirect(exchange, target));
  }

  void on(String hostAndPath, Runnable before) {
    pages.put(
        hostAndPath,
        exchange -> {
          before.run();
          exchange.sendResponseHeaders(500, -1);
        });
  }

  /** Hosts and paths that were requested. */
  List<String> requests() {
    return requests;
  }

  void reset() {
    pages.clear();
    requests.clear();
  }

  private void answer(HttpExchange exchange) throws IOException {
    var host = exchange.getRequestHeaders().getFirst("Host").replaceFirst(":.*", "");
    var page = host + exchange.getRequestURI().getRawPath();
    requests.add(page);
    var handler = pages.get(page);
    if (handler == null) {
      exchange.sendResponseHeaders(404, -1);
    } else {
      handler.answer(exchange);
    }
  }
}
