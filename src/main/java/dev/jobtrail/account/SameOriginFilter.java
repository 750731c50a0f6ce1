package dev.jobtrail.account;

import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses changes that a foreign page makes a browser send along with its session's cookie. A key
 * is never sent by itself, so requests by key pass.
 */
class SameOriginFilter {

  private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS");

  private final SameOrigin sameOrigin;

  SameOriginFilter(SameOrigin sameOrigin) {
    this.sameOrigin = sameOrigin;
  }

  @ServerRequestFilter
  void check(ContainerRequestContext request, RoutingContext routing) {
    if (!SAFE_METHODS.contains(request.getMethod())
        && routing.user() instanceof QuarkusHttpUser user
        && user.getSecurityIdentity().getAttribute(SessionMechanism.SESSION_ID) != null) {
      sameOrigin.require(request);
    }
  }
}
