package dev.jobtrail.response;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.impl.ContextInternal;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Writes a response chunk by chunk, each after the previous one has gone to the network, without a
 * waiting thread (backpressure).
 *
 * <p>If the client stops reading or the body fails, the connection is closed, so that a partial
 * body is not taken for the whole.
 */
final class BodyPump {

  private static final Logger LOG = Logger.getLogger(BodyPump.class);
  private static final long INTERNAL_ERROR = 2; // RFC 9113, section 7

  private final HttpServerRequest request;
  private final HttpServerResponse response;
  private final Chunks chunks;
  private final Duration stallTimeout;
  private final ContextInternal context;
  private final AtomicBoolean over = new AtomicBoolean();

  BodyPump(HttpServerRequest request, Chunks chunks, Duration stallTimeout) {
    this.request = request;
    this.response = request.response();
    this.chunks = chunks;
    this.stallTimeout = stallTimeout;
    this.context = Connections.context(request);
  }

  /** Writes the head with a first piece in the calling thread, and the rest as it is taken. */
  void start(Buffer first) {
    response.exceptionHandler(_ -> stop());
    write(first);
  }

  private void next() {
    chunks.next().onComplete(it -> context.runOnContext(_ -> proceed(it.result(), it.cause())));
  }

  private void proceed(Buffer chunk, Throwable fault) {
    if (fault != null) {
      breakOff(fault);
    } else if (chunk == null) {
      guarded(() -> response.end(), this::stop);
    } else {
      write(chunk);
    }
  }

  private void write(Buffer chunk) {
    guarded(() -> response.write(chunk), () -> context.runOnContext(_ -> next()));
  }

  /** A write that never completes ends the connection; one that fails means that it has ended. */
  private void guarded(Supplier<Future<Void>> write, Runnable afterwards) {
    if (over.get()) {
      return;
    }
    var timer = vertx().setTimer(stallTimeout.toMillis(), _ -> stall());
    try {
      write
          .get()
          .onComplete(
              done -> {
                vertx().cancelTimer(timer);
                if (done.succeeded()) {
                  afterwards.run();
                } else {
                  stop();
                }
              });
    } catch (IllegalStateException e) { // the response was ended or closed in the meantime
      vertx().cancelTimer(timer);
      LOG.debug("The response has ended", e);
      stop();
    }
  }

  private Vertx vertx() {
    return context.owner();
  }

  private void stall() {
    LOG.debug("The client has read nothing for too long");
    cut();
  }

  private void breakOff(Throwable fault) {
    LOG.log(
        fault instanceof IOException ? Logger.Level.DEBUG : Logger.Level.ERROR, "Aborted", fault);
    cut();
  }

  private void cut() {
    stop();
    if (request.version() == HttpVersion.HTTP_2) {
      response.reset(INTERNAL_ERROR);
    } else {
      Connections.cut(request);
    }
  }

  private void stop() {
    if (!over.getAndSet(true)) {
      chunks.close();
    }
  }
}
