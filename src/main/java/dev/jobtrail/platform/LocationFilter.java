package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import java.util.Objects;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Tells where a created resource is by path alone. The framework puts the address before it that
 * the request came by, which is another one behind a proxy, and is whatever the caller says it is.
 */
class LocationFilter {

  @ServerResponseFilter
  void makeRelative(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getHeaders().getFirst(HttpHeaders.LOCATION) instanceof URI location
        && isBelow(request.getUriInfo().getBaseUri(), location)) {
      response.getHeaders().putSingle(HttpHeaders.LOCATION, relative(location));
    }
  }

  private static boolean isBelow(URI base, URI location) {
    return location.isAbsolute()
        && Objects.equals(base.getScheme(), location.getScheme())
        && Objects.equals(base.getRawAuthority(), location.getRawAuthority());
  }

  private static String relative(URI location) {
    var query = location.getRawQuery();
    return location.getRawPath() + (query == null ? "" : "?" + query);
  }
}
