package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Allows a DELETE without a body and {@code Content-Type} if its operation accepts an optional
 * body; the framework would refuse it with 415.
 */
class OptionalBodyFilter {

  @ServerRequestFilter(preMatching = true)
  void assumeJson(ContainerRequestContext request) {
    if (request.getMethod().equals("DELETE")
        && request.getHeaderString(HttpHeaders.CONTENT_TYPE) == null
        && !hasBody(request)) {
      request.getHeaders().putSingle(HttpHeaders.CONTENT_TYPE, MediaType.APPLICATION_JSON);
    }
  }

  private static boolean hasBody(ContainerRequestContext request) {
    var length = request.getHeaderString(HttpHeaders.CONTENT_LENGTH);
    return request.getHeaderString("Transfer-Encoding") != null
        || (length != null && !length.equals("0"));
  }
}
