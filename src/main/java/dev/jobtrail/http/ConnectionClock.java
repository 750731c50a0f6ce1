package dev.jobtrail.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.util.concurrent.Future;
import io.vertx.core.http.HttpServerOptions;
import java.util.concurrent.TimeUnit;

/**
 * Closes a connection whose request head takes too long or that is idle for too long; first in its
 * pipeline, it also installs the other checks.
 *
 * <p>A timer checks the deadline a few times a minute, so that requests only set a field.
 */
final class ConnectionClock extends ChannelDuplexHandler {

  private static final String DECODER = "httpDecoder";
  private static final String ENCODER = "httpEncoder";
  private static final long NONE = Long.MAX_VALUE;

  /** The length of the HTTP/2 connection preface. */
  private static final int PREFACE_BYTES = 24;

  private final HttpServerOptions options;
  private final ObjectMapper mapper;
  private final long headNanos;
  private final long keepAliveNanos;

  private boolean isInPlace;
  private boolean isHttp2;
  private boolean isWaiting;
  private int bytesSeen;
  private int requests;
  private long deadline;
  private Future<?> timer;

  ConnectionClock(HttpServerOptions options, ObjectMapper mapper, ConnectionSettings settings) {
    this.options = options;
    this.mapper = mapper;
    this.headNanos = settings.headTimeout().toNanos();
    this.keepAliveNanos = settings.keepAliveTimeout().toNanos();
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    deadline = System.nanoTime() + headNanos;
    look(context);
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    if (timer != null) {
      timer.cancel(false);
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (isHttp2) {
      deadline = System.nanoTime() + keepAliveNanos;
    } else if (isWaiting) {
      isWaiting = false;
      deadline = System.nanoTime() + headNanos;
    }
    if (!isInPlace && message instanceof ByteBuf bytes) {
      readByByte(context, bytes);
    } else {
      context.fireChannelRead(message);
    }
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    if (isHttp2) {
      deadline = System.nanoTime() + keepAliveNanos;
    }
    context.write(message, promise);
  }

  /** A request's head is there, whole or broken. */
  void requestBegins() {
    requests++;
    deadline = NONE;
  }

  /** Whether requests before the last one are still to be answered. */
  boolean hasEarlierRequests() {
    return requests > 1;
  }

  /** A request is answered. */
  void responseEnds() {
    requests = Math.max(0, requests - 1);
    if (requests == 0) {
      isWaiting = true;
      deadline = System.nanoTime() + keepAliveNanos;
    }
  }

  /**
   * The first bytes determine the protocol, and only then the decoder can be replaced, before it
   * has seen a whole head. Encrypted bytes do not show it.
   */
  private void readByByte(ChannelHandlerContext context, ByteBuf bytes) {
    putInPlace(context);
    while (!isInPlace && !options.isSsl() && bytes.readableBytes() > 1) {
      bytesSeen++;
      context.fireChannelRead(bytes.readRetainedSlice(1));
      putInPlace(context);
    }
    if (!isInPlace) {
      bytesSeen++;
    }
    context.fireChannelRead(bytes);
    putInPlace(context);
  }

  private void putInPlace(ChannelHandlerContext context) {
    var pipeline = context.pipeline();
    if (isInPlace) {
      return;
    }
    if (pipeline.get(DECODER) != null && pipeline.get(ENCODER) != null) {
      isInPlace = true;
      pipeline.addAfter(ENCODER, "requestHeads", new RequestHeads(this, mapper));
      pipeline.replace(DECODER, DECODER, new StrictRequestDecoder(options));
    } else if (bytesSeen >= PREFACE_BYTES && !options.isSsl()) {
      isInPlace = true;
      isHttp2 = true;
      deadline = System.nanoTime() + keepAliveNanos;
    }
  }

  private void look(ChannelHandlerContext context) {
    var left = deadline == NONE ? headNanos : deadline - System.nanoTime();
    if (left <= 0) {
      context.close();
      return;
    }
    timer =
        context
            .executor()
            .schedule(() -> look(context), Math.min(left, headNanos), TimeUnit.NANOSECONDS);
  }
}
