package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Adds the Link header with the next page of a list, as a path only, because the request URL
 * differs behind a proxy.
 */
class LinkFilter {

  private final NextPage nextPage;

  LinkFilter(NextPage nextPage) {
    this.nextPage = nextPage;
  }

  @ServerResponseFilter
  void addLink(ContainerRequestContext request, ContainerResponseContext response) {
    if (!(response.getEntity() instanceof java.util.List<?>)) {
      return;
    }
    var cursor = nextPage.cursor();
    if (cursor != null) {
      var next =
          request.getUriInfo().getRequestUriBuilder().replaceQueryParam("cursor", cursor).build();
      response
          .getHeaders()
          .putSingle(
              HttpHeaders.LINK,
              "<%s?%s>; rel=\"next\"".formatted(next.getRawPath(), next.getRawQuery()));
    }
  }
}
