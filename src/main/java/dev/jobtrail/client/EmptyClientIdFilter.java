package dev.jobtrail.client;

import dev.jobtrail.error.ApiException;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.List;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Refuses an empty clientId, which would otherwise select the caller's own records. */
class EmptyClientIdFilter {

  private static final String CLIENT_ID = "clientId";

  @ServerRequestFilter
  void refuse(ContainerRequestContext request) {
    var given = request.getUriInfo().getQueryParameters().getOrDefault(CLIENT_ID, List.of());
    if (given.contains("")) {
      throw ApiException.invalid(CLIENT_ID, "must not be empty");
    }
  }
}
