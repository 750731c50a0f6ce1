package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import java.util.Objects;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Sets the Location header of a created resource to a path only. The framework would add the URL
 * that the request came to, which differs behind a proxy, and is controlled by the caller.
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
