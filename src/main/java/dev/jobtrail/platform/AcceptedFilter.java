package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Tells callers when to ask how far the work is that a response has accepted. */
class AcceptedFilter {

  private static final int ACCEPTED = 202;

  /** In seconds: most work is done by then, and a request every two seconds costs little. */
  private static final int PAUSE = 2;

  @ServerResponseFilter
  void askToWait(ContainerResponseContext response) {
    if (response.getStatus() == ACCEPTED) {
      response.getHeaders().putSingle(HttpHeaders.RETRY_AFTER, PAUSE);
    }
  }
}
