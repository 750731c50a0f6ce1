package dev.jobtrail.response;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Buffers a response body in memory, so that its thread is free before the client has read it. */
final class BufferedBody extends OutputStream {

  private static final Duration RETRY = Duration.ofSeconds(5);

  private final HttpServerRequest request;
  private final UnreadBytes unread;
  private final Duration stallTimeout;
  private final AtomicLong reserved = new AtomicLong();
  private final ChunkBuffer buffer = new ChunkBuffer(this::reserve);
  private boolean closed;

  BufferedBody(HttpServerRequest request, UnreadBytes unread, Duration stallTimeout) {
    this.request = request;
    this.unread = unread;
    this.stallTimeout = stallTimeout;
  }

  private boolean reserve(int bytes) {
    if (!unread.tryAdd(bytes)) {
      return false;
    }
    reserved.addAndGet(bytes);
    return true;
  }

  @Override
  public void write(int b) {
    buffer.write(b);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    buffer.write(bytes, offset, length);
  }

  /**
   * Sends what was written.
   *
   * @throws ApiException UNAVAILABLE where too much waits for readers already
   */
  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    if (request.response().headWritten()) { // something else has answered; the stream was not used
      buffer.clear();
      release();
      return;
    }
    if (buffer.isOverflown()) {
      release();
      throw new ApiException(
              ErrorCode.UNAVAILABLE, "Too many responses are waiting for slow clients. Try again.")
          .retryAfter(RETRY);
    }
    send();
  }

  private void send() {
    var response = request.response();
    response.putHeader(HttpHeaders.CONTENT_LENGTH, String.valueOf(buffer.size()));
    if (request.method() == HttpMethod.HEAD) {
      buffer.clear();
      release();
      response.end();
    } else if (buffer.hasFullPiece()) {
      new BodyPump(request, new Rest(), stallTimeout).start(buffer.poll());
    } else {
      sendWhole(response);
    }
  }

  private void sendWhole(io.vertx.core.http.HttpServerResponse response) {
    var whole = buffer.poll();
    if (whole == null) {
      response.end();
      return;
    }
    unread.add(whole.length());
    reserved.addAndGet(whole.length());
    response.end(whole).onComplete(_ -> release());
  }

  private void release() {
    unread.remove(reserved.getAndSet(0));
  }

  /** The unsent rest of the body. */
  private final class Rest implements Chunks {

    @Override
    public Future<Buffer> next() {
      return Future.succeededFuture(buffer.poll());
    }

    @Override
    public void close() {
      buffer.clear();
      release();
    }
  }
}
