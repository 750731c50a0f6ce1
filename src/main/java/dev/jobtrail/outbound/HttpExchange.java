package dev.jobtrail.outbound;

import dev.jobtrail.outbound.OutboundException.Reason;
import dev.jobtrail.text.Message;
import dev.jobtrail.trace.Span;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpConnection;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javax.net.ssl.SSLException;

/**
 * One request and its answer, which the caller reads part by part while it arrives.
 *
 * <p>The event loop puts events into a queue, which the bound on the size of the answer bounds too.
 */
public final class HttpExchange implements AutoCloseable {

  /** The end of a body usually arrives in the same packet as its last part. */
  private static final Duration WAIT_FOR_END = Duration.ofMillis(100);

  private static final int FIRST_ERROR = 400;

  private sealed interface Event {}

  private record Head(int status, MultiMap headers) implements Event {}

  private record Part(Buffer bytes) implements Event {}

  private record End() implements Event {}

  private record Failure(Throwable cause) implements Event {}

  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final OutboundRequest request;
  private final String host;
  private final Deadline deadline;
  private final long maxBytes;
  private final Span span;
  private long bytes;
  private Head head;
  private volatile HttpClientRequest sending;
  private volatile boolean isReused;
  private volatile boolean isSent;
  private volatile boolean isAnswered;
  private volatile boolean isOver;

  /**
   * @param span ended with the exchange
   */
  HttpExchange(OutboundRequest request, Deadline deadline, long maxBytes, Span span) {
    this.request = request;
    this.host = request.options().getHost();
    this.deadline = deadline;
    this.maxBytes = maxBytes;
    this.span = span;
  }

  /**
   * Sends the request and waits for the head of the answer.
   *
   * @param isNew tests and marks whether a connection has had no request yet
   * @throws OutboundException if there is no answer; the exchange is closed then
   */
  HttpExchange open(HttpClient client, Predicate<HttpConnection> isNew) {
    client
        .request(request.options())
        .onSuccess(opened -> send(opened, isNew))
        .onFailure(this::fail);
    try {
      head =
          switch (next()) {
            case Head first -> first;
            case Failure failure -> throw failed(Reason.UNREACHABLE, failure.cause());
            case Part _, End _ -> throw new IllegalStateException("a body before its head");
          };
      span.attribute("http.response.status_code", head.status());
      if (head.status() >= FIRST_ERROR) {
        span.fail(String.valueOf(head.status()));
      }
      return this;
    } catch (OutboundException e) {
      span.fail(e.reason().name());
      close();
      throw e;
    }
  }

  private void send(HttpClientRequest opened, Predicate<HttpConnection> isNew) {
    sending = opened;
    isReused = !isNew.test(opened.connection());
    if (isOver) {
      opened.reset();
      return;
    }
    opened.response().onSuccess(this::receive).onFailure(this::fail);
    var sent = request.body() == null ? opened.end() : opened.end(request.body());
    sent.onSuccess(done -> isSent = true);
  }

  private void receive(HttpClientResponse response) {
    response.exceptionHandler(this::fail);
    response.handler(this::take);
    response.endHandler(
        end -> {
          isAnswered = true;
          events.add(new End());
        });
    events.add(new Head(response.statusCode(), response.headers()));
  }

  private void take(Buffer part) {
    if (isOver) {
      return;
    }
    bytes += part.length();
    if (bytes > maxBytes) {
      isOver = true;
      fail(
          new OutboundException(
              Reason.TOO_LARGE,
              Message.of("%s sent a response that is too large", host).english()));
      sending.reset();
      return;
    }
    events.add(new Part(part));
  }

  private void fail(Throwable cause) {
    events.add(new Failure(cause));
  }

  /** The status of the answer. */
  public int status() {
    return head.status();
  }

  /** The headers of the answer. */
  public MultiMap headers() {
    return head.headers();
  }

  /** The Retry-After duration, or null for none. */
  public Duration retryAfter() {
    return RetryAfter.in(headers());
  }

  /**
   * Waits for the next part of the body.
   *
   * @return null at its end
   * @throws OutboundException if it breaks off, is too long or too slow
   */
  public byte[] part() {
    try {
      return switch (next()) {
        case Part part -> part.bytes().getBytes();
        case End _ -> null;
        case Failure failure -> throw failed(Reason.BROKEN_OFF, failure.cause());
        case Head _ -> throw new IllegalStateException("a second head");
      };
    } catch (OutboundException e) {
      span.fail(e.reason().name());
      throw e;
    }
  }

  /**
   * Waits for the rest of the body.
   *
   * @throws OutboundException if it breaks off, is too long or too slow
   */
  public byte[] body() {
    var parts = new ArrayList<byte[]>();
    var length = 0;
    for (var part = part(); part != null; part = part()) {
      parts.add(part);
      length += part.length;
    }
    var body = ByteBuffer.allocate(length);
    parts.forEach(body::put);
    return body.array();
  }

  /** Waits a moment for the end of the body, so that the connection can be kept alive. */
  public void skipBody() {
    if (isAnswered) {
      return;
    }
    var until = deadline.orIn(WAIT_FOR_END);
    try {
      Event skipped;
      do {
        skipped = events.poll(Math.max(until.left(), 0), TimeUnit.NANOSECONDS);
      } while (skipped instanceof Part);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private Event next() {
    try {
      var next = events.poll(Math.max(deadline.left(), 0), TimeUnit.NANOSECONDS);
      if (next == null || deadline.left() <= 0) {
        throw OutboundException.tooSlow(host);
      }
      return next;
    } catch (InterruptedException e) {
      throw OutboundException.stopped(host, e);
    }
  }

  private OutboundException failed(Reason reason, Throwable cause) {
    // one message for all causes, because users see it; the logs contain the cause
    return switch (cause) {
      case OutboundException known -> known;
      case SSLException broken ->
          new OutboundException(
              Reason.UNTRUSTED,
              Message.of("%s has no trusted certificate", host).english(),
              broken);
      default ->
          new OutboundException(reason, Message.of("%s cannot be reached", host).english(), cause);
    };
  }

  /**
   * Whether the server had closed a kept-alive connection before it answered on it: either nothing
   * could be sent, or the request crossed with the close.
   */
  boolean wasOnClosedConnection(OutboundException failure) {
    return failure.reason() == Reason.UNREACHABLE
        && (sending == null ? failure.getCause() instanceof HttpClosedException : isReused);
  }

  /** Closes the connection, unless it can be used again. */
  @Override
  public void close() {
    span.end();
    isOver = true;
    var opened = sending;
    // to reset a complete exchange would close the connection under the next request
    if (opened != null && !(isSent && isAnswered)) {
      opened.reset();
    }
  }
}
