package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Adds the Link header that leads to a list's next page, by path alone: the address that the
 * request came by is another one behind a proxy.
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
