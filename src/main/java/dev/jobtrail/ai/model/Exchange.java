package dev.jobtrail.ai.model;

import dev.jobtrail.ai.EngineException;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.RequestOptions;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * One request and its answer, which the caller reads part by part while it comes.
 *
 * <p>The event loop puts what comes into a queue; the bound on the answer's size bounds that too.
 */
final class Exchange implements AutoCloseable {

  private sealed interface News {}

  private record Part(Buffer bytes) implements News {}

  private record End() implements News {}

  private record Failure(Throwable cause) implements News {}

  /** The status and headers of the answer. */
  record Head(int status, MultiMap headers) implements News {}

  private final BlockingQueue<News> news = new LinkedBlockingQueue<>();
  private final Deadline deadline;
  private final long maxBytes;
  private long bytes;
  private volatile HttpClientRequest request;
  private volatile boolean isOver;

  private Exchange(long maxBytes, Deadline deadline) {
    this.maxBytes = maxBytes;
    this.deadline = deadline;
  }

  /** Makes the request; {@link #head} waits for the answer. */
  static Exchange open(
      HttpClient client, RequestOptions options, Buffer body, long maxBytes, Deadline deadline) {
    var exchange = new Exchange(maxBytes, deadline);
    client
        .request(options)
        .onSuccess(opened -> exchange.send(opened, body))
        .onFailure(exchange::fail);
    return exchange;
  }

  private void send(HttpClientRequest opened, Buffer body) {
    request = opened;
    if (isOver) {
      opened.reset();
      return;
    }
    opened.send(body).onSuccess(this::receive).onFailure(this::fail);
  }

  private void receive(HttpClientResponse response) {
    response.exceptionHandler(this::fail);
    response.handler(this::take);
    response.endHandler(end -> news.add(new End()));
    news.add(new Head(response.statusCode(), response.headers()));
  }

  private void take(Buffer part) {
    if (isOver) {
      return;
    }
    bytes += part.length();
    if (bytes > maxBytes) {
      isOver = true;
      fail(CallFault.lasting("The model's answer is too long."));
      request.reset();
      return;
    }
    news.add(new Part(part));
  }

  private void fail(Throwable cause) {
    news.add(new Failure(cause));
  }

  /**
   * Waits for the status and the headers.
   *
   * @throws EngineException where there are none in time
   */
  Head head() {
    return switch (next()) {
      case Head head -> head;
      case Failure failure -> throw fault("The model cannot be reached.", failure.cause());
      case Part _, End _ -> throw new IllegalStateException("a body before its head");
    };
  }

  /**
   * Waits for the next part of the body.
   *
   * @return null at its end
   * @throws EngineException where it breaks off, is too long or too slow
   */
  byte[] part() {
    return switch (next()) {
      case Part part -> part.bytes().getBytes();
      case End _ -> null;
      case Failure failure -> throw fault("The model's answer broke off.", failure.cause());
      case Head _ -> throw new IllegalStateException("a second head");
    };
  }

  private News next() {
    try {
      var next = news.poll(Math.max(deadline.left(), 0), TimeUnit.NANOSECONDS);
      if (next == null || deadline.left() <= 0) {
        throw CallFault.lasting("The model did not answer in time.");
      }
      return next;
    } catch (InterruptedException e) {
      throw stopped(e);
    }
  }

  /** The error for work that was ended from outside. */
  static EngineException stopped(InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new EngineException("The work was stopped.", cause);
  }

  private static EngineException fault(String reason, Throwable cause) {
    return cause instanceof EngineException known ? known : CallFault.passing(reason, cause, null);
  }

  /** Ends the connection, which costs nothing where the answer is complete. */
  @Override
  public void close() {
    isOver = true;
    var opened = request;
    if (opened != null) {
      opened.reset();
    }
  }
}
