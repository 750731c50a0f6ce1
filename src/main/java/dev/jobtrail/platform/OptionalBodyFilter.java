package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Allows requests without a body to have no {@code Content-Type}: the framework would refuse them
 * with 415 where an operation accepts a body, even an optional one.
 */
class OptionalBodyFilter {

  private static final Set<String> METHODS = Set.of("POST", "PUT", "PATCH", "DELETE");

  @ServerRequestFilter(preMatching = true)
  void assumeJson(ContainerRequestContext request) {
    if (METHODS.contains(request.getMethod())
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
