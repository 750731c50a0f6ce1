package dev.jobtrail.response;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import java.util.concurrent.Flow;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;

/**
 * Has every response body written without a thread that waits for its reader.
 *
 * <p>The framework's own stream holds a worker thread until the reader has taken all but the end.
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

  /** What comes piece by piece waits for its reader without a thread anyway. */
  private static boolean isWrittenAtOnce(Object entity) {
    return !(entity instanceof StreamedBody) && !(entity instanceof Flow.Publisher);
  }
}
