package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.PublicAddress;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses changes that a foreign page makes a browser send along with its session's cookie. A key
 * is never sent by itself, so requests by key pass.
 */
class SameOriginFilter {

  private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS");

  private final PublicAddress publicAddress;

  SameOriginFilter(PublicAddress publicAddress) {
    this.publicAddress = publicAddress;
  }

  @ServerRequestFilter
  void check(ContainerRequestContext request, RoutingContext routing) {
    if (!SAFE_METHODS.contains(request.getMethod())
        && routing.user() instanceof QuarkusHttpUser user
        && user.getSecurityIdentity().getAttribute(SessionMechanism.SESSION_ID) != null
        && !isSameOrigin(request)) {
      throw new ApiException(
          ErrorCode.FORBIDDEN, "A session may change things from this service's own pages only.");
    }
  }

  private boolean isSameOrigin(ContainerRequestContext request) {
    var site = request.getHeaderString("Sec-Fetch-Site");
    if (site != null) {
      return site.equals("same-origin");
    }
    var origin = request.getHeaderString("Origin");
    return origin != null
        && (origin.equals(publicAddress.base())
            || origin.equals("http://" + request.getHeaderString(HttpHeaders.HOST))
            || origin.equals("https://" + request.getHeaderString(HttpHeaders.HOST)));
  }
}
