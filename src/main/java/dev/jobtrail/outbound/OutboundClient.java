package dev.jobtrail.outbound;

import dev.jobtrail.outbound.OutboundException.Reason;
import dev.jobtrail.text.Message;
import dev.jobtrail.trace.Span;
import dev.jobtrail.trace.SpanKind;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.TrustOptions;
import java.time.Duration;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Makes HTTP calls that are limited in number, time and size, never redirected, over connections
 * that are kept alive.
 *
 * <p>A server may close an idle connection just when the next request is sent on it. Such a request
 * is retried at once on a new connection. A request that is not repeatable gets a new connection
 * from the start.
 */
public final class OutboundClient implements AutoCloseable {

  /** The User-Agent header of this service. */
  public static final String USER_AGENT = "Jobtrail/1.0";

  /** Security policies alone can fill 8 KiB, the usual bound. */
  private static final int MAX_HEADER_BYTES = 32 * 1024;

  /** Shorter than the five seconds after which Apache, Node.js and Uvicorn close a connection. */
  private static final int MAX_IDLE_SECONDS = 4;

  private final HttpClient keepAlive;
  private final HttpClient oneRequest;
  private final Semaphore permits;
  private final Tracer tracer;
  private final Set<HttpConnection> usedConnections =
      Collections.newSetFromMap(Collections.synchronizedMap(new WeakHashMap<>()));

  /**
   * Opens no connection yet.
   *
   * @param connectTime the longest wait for a connection and, again, for its TLS handshake
   * @param trust the certificates to trust, or null for the platform's
   */
  public OutboundClient(
      Vertx vertx, int concurrentCalls, Duration connectTime, TrustOptions trust, Tracer tracer) {
    var pool = new PoolOptions().setHttp1MaxSize(concurrentCalls);
    this.keepAlive = vertx.createHttpClient(options(connectTime, trust), pool);
    this.oneRequest = vertx.createHttpClient(options(connectTime, trust).setKeepAlive(false), pool);
    this.permits = new Semaphore(concurrentCalls, true);
    this.tracer = tracer;
  }

  private static HttpClientOptions options(Duration connectTime, TrustOptions trust) {
    return new HttpClientOptions()
        .setProtocolVersion(HttpVersion.HTTP_1_1)
        .setKeepAliveTimeout(MAX_IDLE_SECONDS)
        .setVerifyHost(true)
        .setTrustAll(false)
        .setTrustOptions(trust)
        .setDecompressionSupported(false)
        .setMaxHeaderSize(MAX_HEADER_BYTES)
        .setConnectTimeout((int) connectTime.toMillis())
        .setSslHandshakeTimeout(connectTime.toMillis())
        .setSslHandshakeTimeoutUnit(TimeUnit.MILLISECONDS);
  }

  /**
   * Waits for one of the permits, in the order of arrival. Blocks.
   *
   * @param wait in nanoseconds
   * @throws OutboundException if none is free in time
   */
  public Permit acquire(long wait) {
    if (Context.isOnEventLoopThread()) {
      throw new IllegalStateException("outbound calls block and must not run on an event loop");
    }
    try {
      if (permits.tryAcquire(wait, TimeUnit.NANOSECONDS)) {
        return new Permit();
      }
      throw new OutboundException(Reason.BUSY, Message.of("too many calls are waiting").english());
    } catch (InterruptedException e) {
      throw OutboundException.stopped("other servers", e);
    }
  }

  @Override
  public void close() {
    keepAlive.close();
    oneRequest.close();
  }

  /** The right to make one call at a time until it is closed. */
  public final class Permit implements AutoCloseable {

    private Permit() {}

    /**
     * Sends a request and waits for the status and headers of the answer. Blocks.
     *
     * @param maxBytes the largest body of an answer
     * @throws OutboundException if there is no answer in time
     */
    public HttpExchange open(OutboundRequest request, Deadline deadline, long maxBytes) {
      if (request.isRepeatable()) {
        var exchange = new HttpExchange(request, deadline, maxBytes, span(request.options()));
        try {
          return exchange.open(keepAlive, usedConnections::add);
        } catch (OutboundException e) {
          if (!exchange.wasOnClosedConnection(e)) {
            throw e;
          }
        }
      }
      return new HttpExchange(request, deadline, maxBytes, span(request.options()))
          .open(oneRequest, connection -> true);
    }

    /** Paths and queries can hold secrets and personal data, so only the host is recorded. */
    private Span span(RequestOptions options) {
      var method = options.getMethod().name();
      return tracer
          .start(SpanKind.CLIENT, method)
          .attribute("http.request.method", method)
          .attribute("server.address", options.getHost())
          .attribute("server.port", options.getPort().longValue());
    }

    @Override
    public void close() {
      permits.release();
    }
  }
}
