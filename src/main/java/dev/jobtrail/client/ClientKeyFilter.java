package dev.jobtrail.client;

import dev.jobtrail.account.Identities;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.ResourceMethods;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses requests by an API key that is limited to one client, unless the operation is public, or
 * {@link ForOneClient} and the record in its path is the client's.
 */
class ClientKeyFilter {

  private final ClientKeyGuard guard;

  ClientKeyFilter(ClientKeyGuard guard) {
    this.guard = guard;
  }

  /** After the scopes, and before anything is counted for the account, looked up or replayed. */
  @ServerRequestFilter(priority = Priorities.AUTHORIZATION + 2)
  void check(ContainerRequestContext request, ResourceInfo resource, RoutingContext routing) {
    if (!(routing.user() instanceof QuarkusHttpUser user)
        || user.getSecurityIdentity().getAttribute(Identities.CLIENT) == null) {
      return;
    }
    var method = resource.getResourceMethod();
    var open = method.getAnnotation(ForOneClient.class);
    if (open != null) {
      guard.require(
          open.value(), request.getUriInfo().getPathParameters().getFirst(open.parameter()));
    } else if (!ResourceMethods.isPublic(method)) {
      // public operations do not look at the key: see CurrentAccount.ifKnown
      throw ClientKeyGuard.closed();
    }
  }
}
