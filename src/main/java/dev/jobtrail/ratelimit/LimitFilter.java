package dev.jobtrail.ratelimit;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ApiKeyNames;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.util.Optional;
import java.util.UUID;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Counts each authenticated request, refuses those over a rate limit, and sets the RateLimit
 * headers.
 *
 * <p>Resources without authentication are not counted, even with a key.
 */
class LimitFilter {

  private static final String ADMISSION = Admission.class.getName();

  private final RateLimits limits;

  LimitFilter(RateLimits limits) {
    this.limits = limits;
  }

  @ServerRequestFilter(priority = Priorities.AUTHORIZATION)
  void countForKey(ContainerRequestContext request, RoutingContext routing) {
    identity(routing).ifPresent(it -> countForKey(request, it));
  }

  /** What the key may not do at all is refused before. */
  // getResourceMethod is called here and nowhere deeper: that is how the native build learns that
  // it has to keep the annotations of resource methods
  @ServerRequestFilter
  void countForAccount(
      ContainerRequestContext request, ResourceInfo resource, RoutingContext routing) {
    var limited = resource.getResourceMethod().getAnnotation(Limited.class);
    if (limited != null) {
      identity(routing).ifPresent(it -> countForAccount(request, it, limited));
    }
  }

  private static Optional<SecurityIdentity> identity(RoutingContext routing) {
    return routing.user() instanceof QuarkusHttpUser user
        ? Optional.of(user.getSecurityIdentity()).filter(it -> !it.isAnonymous())
        : Optional.empty();
  }

  @ServerResponseFilter
  void tellWhatIsLeft(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getProperty(ADMISSION) instanceof Admission admission) {
      admission.writeTo(response.getHeaders()::putSingle);
    }
  }

  /** A key over its hourly limit is treated as missing; only the headers tell why. */
  private void countForKey(ContainerRequestContext request, SecurityIdentity identity) {
    UUID keyId = identity.getAttribute(ApiKeyNames.ID);
    if (keyId == null) {
      return;
    }
    var admission = limits.take(Limit.KEY_PER_HOUR, keyId.toString());
    remember(request, admission);
    if (!admission.admitted()) {
      throw ApiException.unauthorized().retryAfter(admission.reset());
    }
  }

  private void countForAccount(
      ContainerRequestContext request, SecurityIdentity identity, Limited limited) {
    var admission = limits.take(limited.value(), identity.getPrincipal().getName());
    remember(request, admission);
    if (!admission.admitted()) {
      throw RateLimits.tooMany(admission);
    }
  }

  private static void remember(ContainerRequestContext request, Admission admission) {
    if (admission.isLimited()) {
      request.setProperty(ADMISSION, admission);
    }
  }
}
