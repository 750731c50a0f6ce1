package dev.jobtrail.fetch;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** A web site on the loopback address that serves what a test puts there. */
public final class LocalSite implements AutoCloseable {

  private final Vertx vertx = Vertx.vertx();
  private final Map<String, Handler<HttpServerRequest>> pages = new ConcurrentHashMap<>();
  private final List<HttpServerRequest> requests = new CopyOnWriteArrayList<>();
  private final HttpServer server;

  public LocalSite() {
    this(new HttpServerOptions());
  }

  LocalSite(HttpServerOptions options) {
    server =
        vertx
            .createHttpServer(options)
            .requestHandler(
                request -> {
                  requests.add(request);
                  pages
                      .getOrDefault(
                          request.path(), it -> it.response().setStatusCode(404).end("missing"))
                      .handle(request);
                })
            .listen(0, "127.0.0.1")
            .toCompletionStage()
            .toCompletableFuture()
            .join();
  }

  /** A fetcher that may read this site. */
  public Fetcher fetcher() {
    return fetcher(TestFetchSettings.local());
  }

  /** A fetcher as it is shipped, which may not. */
  public Fetcher shippedFetcher() {
    return fetcher(TestFetchSettings.shipped());
  }

  Fetcher fetcher(FetchSettings settings) {
    return TestFetcher.unshared(vertx, settings, new FetchGuard().guard(settings), null);
  }

  Vertx vertx() {
    return vertx;
  }

  int port() {
    return server.actualPort();
  }

  /** Serves a page of one content type. */
  public URI page(String path, String contentType, String body) {
    return page(
        path,
        request ->
            request.response().putHeader("Content-Type", contentType).end(Buffer.buffer(body)));
  }

  URI page(String path, Handler<HttpServerRequest> handler) {
    pages.put(path, handler);
    return uri(path);
  }

  /** Redirects a page. */
  public URI redirect(String path, int status, String location) {
    return page(
        path,
        request -> request.response().setStatusCode(status).putHeader("Location", location).end());
  }

  public URI uri(String path) {
    return URI.create("http://127.0.0.1:" + port() + path);
  }

  List<HttpServerRequest> requests() {
    return requests;
  }

  @Override
  public void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
