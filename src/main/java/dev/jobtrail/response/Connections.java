package dev.jobtrail.response;

import io.netty.channel.Channel;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerRequestInternal;
import io.vertx.core.impl.ContextInternal;
import io.vertx.core.net.impl.ConnectionBase;

/** Access to the network connections of requests. */
final class Connections {

  private Connections() {}

  static ContextInternal context(HttpServerRequest request) {
    return (ContextInternal) ((HttpServerRequestInternal) request).context();
  }

  static Channel channel(HttpServerRequest request) {
    return ((ConnectionBase) request.connection()).channel();
  }

  static void cut(HttpServerRequest request) {
    cut(channel(request));
  }

  /** Closing the connection would send what waits first, which may be the end by then. */
  static void cut(Channel channel) {
    channel.eventLoop().execute(() -> channel.unsafe().close(channel.voidPromise()));
  }
}
