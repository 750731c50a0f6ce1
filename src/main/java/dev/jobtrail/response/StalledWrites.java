package dev.jobtrail.response;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;

/** Closes stalled connections, and starts no request on a connection with an unsent response. */
class StalledWrites {

  /** Before anything else that could answer. */
  private static final int FIRST = 20_000;

  private static final String HANDLER = "jobtrail-stalled-writes";

  private final ResponseSettings settings;

  StalledWrites(ResponseSettings settings) {
    this.settings = settings;
  }

  void watch(@Observes Filters filters) {
    filters.register(this::watch, FIRST);
  }

  /** A client can send a thousand requests at once, and read none of the responses. */
  private void watch(RoutingContext context) {
    var channel = Connections.channel(context.request());
    var handler = (StalledWriteHandler) channel.pipeline().get(HANDLER);
    if (handler == null) {
      handler = new StalledWriteHandler(settings.stallTimeout());
      channel.pipeline().addFirst(HANDLER, handler);
    }
    if (channel.isWritable()) {
      context.next();
    } else {
      context.request().pause();
      handler.whenWritable(channel, () -> goOn(context));
    }
  }

  private static void goOn(RoutingContext context) {
    Connections.context(context.request())
        .runOnContext(
            _ -> {
              context.request().resume();
              context.next();
            });
  }
}
