package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Adds the headers of a list: the number of all records, and a Link to the next page, as a path
 * only, because the request URL differs behind a proxy.
 */
class LinkFilter {

  private static final int OK = 200;
  private static final String TOTAL = "X-Total-Count";

  private final NextPage nextPage;

  LinkFilter(NextPage nextPage) {
    this.nextPage = nextPage;
  }

  @ServerResponseFilter
  void addLink(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getStatus() != OK) {
      return;
    }
    if (nextPage.total() != null) {
      response.getHeaders().putSingle(TOTAL, nextPage.total());
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
