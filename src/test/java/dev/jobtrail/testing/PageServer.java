package dev.jobtrail.testing;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An HTTP server on loopback with the pages that a test writes. */
public final class PageServer extends LocalServer {

  private final Map<String, String> pages = new ConcurrentHashMap<>();

  public PageServer() {
    on(
        "/",
        exchange -> {
          var page = pages.get(exchange.getRequestURI().getPath());
          if (page == null) {
            exchange.sendResponseHeaders(404, -1);
          } else {
            html(exchange, page);
          }
        });
  }

  /** Serves a page at a path. */
  public void put(String path, String page) {
    pages.put(path, page);
  }

  /** Serves a page; its URL, the same for the same page. */
  public String url(String page) {
    var path = "/page" + Integer.toHexString(page.hashCode());
    put(path, page);
    return base() + path;
  }

  public static void html(HttpExchange exchange, String page) throws IOException {
    var bytes = page.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
