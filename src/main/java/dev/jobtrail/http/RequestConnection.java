package dev.jobtrail.http;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.ext.web.RoutingContext;

/** Access to the connection of a request beyond the Vert.x API. */
final class RequestConnection {

  private final HttpServerRequest request;
  private final Channel channel;

  private RequestConnection(HttpServerRequest request, Channel channel) {
    this.request = request;
    this.channel = channel;
  }

  static RequestConnection of(HttpServerRequest request) {
    return new RequestConnection(request, ((ConnectionBase) request.connection()).channel());
  }

  /** Whether more of a request over HTTP/2 is to come after its head. */
  boolean isSending() {
    var http2 = channel.pipeline().get(Http2ConnectionHandler.class);
    var stream = http2 == null ? null : http2.connection().stream(request.streamId());
    return stream != null && stream.state().remoteSideOpen();
  }

  /**
   * Has the action done when the request is answered or its connection is closed.
   *
   * @param action can be done twice
   */
  void onEnd(Runnable action, RoutingContext context) {
    ChannelFutureListener whenClosed = _ -> action.run();
    channel.closeFuture().addListener(whenClosed);
    context.addEndHandler(
        _ -> {
          channel.closeFuture().removeListener(whenClosed);
          action.run();
        });
  }
}
