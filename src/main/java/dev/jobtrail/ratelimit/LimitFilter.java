package dev.jobtrail.ratelimit;

import dev.jobtrail.error.ApiException;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.util.UUID;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Counts each authenticated request, refuses those over a limit, and tells the caller what is left.
 *
 * <p>Resources that need no authentication are not counted, whether or not a key came along.
 */
class LimitFilter {

  /** The attribute that an identity has if it was proved by an API key: the key's id. */
  private static final String API_KEY_ID = "apiKeyId";

  private static final String ADMISSION = Admission.class.getName();

  private final RateLimits limits;

  LimitFilter(RateLimits limits) {
    this.limits = limits;
  }

  // getResourceMethod is called here and nowhere deeper: that is how the native build learns that
  // it has to keep the annotations of resource methods
  @ServerRequestFilter
  void refuseOverLimit(
      ContainerRequestContext request, ResourceInfo resource, RoutingContext routing) {
    if (routing.user() instanceof QuarkusHttpUser user
        && !user.getSecurityIdentity().isAnonymous()) {
      var identity = user.getSecurityIdentity();
      countForKey(request, identity);
      countForAccount(request, identity, resource.getResourceMethod().getAnnotation(Limited.class));
    }
  }

  @ServerResponseFilter
  void tellWhatIsLeft(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getProperty(ADMISSION) instanceof Admission admission) {
      var headers = response.getHeaders();
      headers.putSingle("RateLimit-Limit", admission.limit());
      headers.putSingle("RateLimit-Remaining", admission.remaining());
      headers.putSingle("RateLimit-Reset", admission.resetSeconds());
    }
  }

  /** A key over its hour reads as a missing one; only the headers tell its owner why. */
  private void countForKey(ContainerRequestContext request, SecurityIdentity identity) {
    UUID keyId = identity.getAttribute(API_KEY_ID);
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
    if (limited == null) {
      return;
    }
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
