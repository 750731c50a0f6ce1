package dev.jobtrail.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.platform.RequestIds;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.nio.channels.ClosedChannelException;
import java.util.concurrent.TimeUnit;

/**
 * Answers malformed HTTP/1 requests with the error body, and closes connections so that responses
 * to unread requests arrive.
 */
final class RequestHeads extends ChannelDuplexHandler {

  /** How long unread bytes are drained after the response, so that the connection is not reset. */
  private static final long LINGER_MILLISECONDS = 1_000;

  private final ConnectionClock clock;
  private final ObjectMapper mapper;

  private boolean bodyComes;
  private boolean answerBegun;
  private boolean leavesBodyUnread;
  private boolean isLastAnswer;
  private boolean refused;

  RequestHeads(ConnectionClock clock, ObjectMapper mapper) {
    this.clock = clock;
    this.mapper = mapper;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (refused) {
      ReferenceCountUtil.release(message);
      return;
    }
    if (message instanceof HttpRequest head) {
      clock.requestBegins();
      bodyComes = true;
      var fault = HeadFault.of(head);
      if (fault.isPresent()) {
        refuse(context, message, fault.get(), head.headers().get(RequestIds.HEADER));
        return;
      }
    } else if (message instanceof HttpContent part && part.decoderResult().isFailure()) {
      refuse(context, message, HeadFault.UNREADABLE, null);
      return;
    }
    if (message instanceof LastHttpContent) {
      bodyComes = false;
    }
    context.fireChannelRead(message);
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    if (refused || !context.channel().isActive()) {
      ReferenceCountUtil.release(message);
      promise.tryFailure(new ClosedChannelException());
      return;
    }
    if (!isInformational(message)) {
      if (message instanceof HttpResponse head) {
        answerBegun = true;
        isLastAnswer =
            head.headers().containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE, true);
        identify(head);
      }
      if (message instanceof LastHttpContent) {
        answerBegun = false;
        leavesBodyUnread = bodyComes;
        clock.responseEnds();
      }
    }
    if (leavesBodyUnread && isLastAnswer) { // Vert.x would wait for the body
      context.write(message, promise.unvoid()).addListener(_ -> close(context));
    } else {
      context.write(message, promise);
    }
  }

  private void close(ChannelHandlerContext context) {
    close(context, context.newPromise());
  }

  @Override
  public void close(ChannelHandlerContext context, ChannelPromise promise) {
    if (leavesBodyUnread && context.channel().isActive()) {
      if (!refused) {
        refused = true;
        linger(context);
      }
      context.channel().closeFuture().addListener(_ -> promise.trySuccess());
    } else {
      context.close(promise);
    }
  }

  /** A failure before the request was parsed has no id yet. */
  private static void identify(HttpResponse head) {
    if (!head.headers().contains(RequestIds.HEADER)) {
      head.headers().set(RequestIds.HEADER, RequestIds.orNew(null));
    }
  }

  private static boolean isInformational(Object message) {
    return message instanceof HttpResponse response
        && response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
  }

  private void refuse(
      ChannelHandlerContext context, Object message, HeadFault fault, String requestId) {
    ReferenceCountUtil.release(message);
    refused = true;
    if (answerBegun || clock.hasEarlierRequests()) { // whose answer this would be taken for
      context.close();
    } else {
      context
          .writeAndFlush(answer(fault, RequestIds.orNew(requestId)))
          .addListener(_ -> linger(context));
    }
  }

  private DefaultFullHttpResponse answer(HeadFault fault, String requestId) {
    var body = Unpooled.wrappedBuffer(json(fault));
    var answer =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(fault.status()), body);
    answer
        .headers()
        .set(HttpHeaderNames.CONTENT_TYPE, "application/json")
        .set(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes())
        .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE)
        .set(HttpHeaderNames.CACHE_CONTROL, "no-store")
        .set("X-Content-Type-Options", "nosniff")
        .set(RequestIds.HEADER, requestId);
    return answer;
  }

  private byte[] json(HeadFault fault) {
    try {
      return mapper.writeValueAsBytes(fault.body());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Closing a socket with unread bytes resets it, and the answer could be lost with it. */
  private static void linger(ChannelHandlerContext context) {
    var channel = context.channel();
    if (channel.isActive() && channel instanceof DuplexChannel duplex) {
      duplex.shutdownOutput();
      channel.config().setAutoRead(true);
      var executor = context.executor();
      executor.schedule(() -> context.close(), LINGER_MILLISECONDS, TimeUnit.MILLISECONDS);
    } else {
      context.close();
    }
  }
}
