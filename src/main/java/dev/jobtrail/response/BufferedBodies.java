package dev.jobtrail.response;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import java.util.concurrent.Flow;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;

/**
 * Makes response bodies asynchronous, so that no thread waits for a slow client.
 *
 * <p>The framework's own stream holds a worker thread until the client has read all but the end.
 */
class BufferedBodies {

  private final ResponseBodies bodies;

  BufferedBodies(ResponseBodies bodies) {
    this.bodies = bodies;
  }

  @ServerResponseFilter
  void buffer(ContainerResponseContext response, RoutingContext routing) {
    if (response.hasEntity() && isWrittenAtOnce(response.getEntity())) {
      CurrentRequestManager.get().setOutputStream(bodies.buffered(routing.request()));
    }
  }

  /** Streamed bodies wait for their reader without a thread anyway. */
  private static boolean isWrittenAtOnce(Object entity) {
    return !(entity instanceof StreamedBody) && !(entity instanceof Flow.Publisher);
  }
}
