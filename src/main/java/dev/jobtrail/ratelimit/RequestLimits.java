package dev.jobtrail.ratelimit;

import dev.jobtrail.error.ApiException;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;
import java.util.UUID;
import java.util.function.Function;

/**
 * Applies the hourly limit of the key that a request carries and tells its owner how the limits
 * stand.
 */
@Provider
@Priority(Priorities.AUTHORIZATION + 1)
class RequestLimits implements ContainerRequestFilter, ContainerResponseFilter {

  private static final String ADMISSION = RequestLimits.class.getName();

  private final RateLimits limits;
  private final SecurityIdentity identity;

  RequestLimits(RateLimits limits, SecurityIdentity identity) {
    this.limits = limits;
    this.identity = identity;
  }

  @Override
  public void filter(ContainerRequestContext request) {
    UUID key = identity.getAttribute("apiKeyId");
    if (key != null) {
      var admission = limits.take(Limit.KEY_PER_HOUR, key.toString());
      apply(request, admission, it -> ApiException.unauthorized().retryAfter(it.reset()));
    }
  }

  @Override
  public void filter(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getProperty(ADMISSION) instanceof Admission admission) {
      var headers = response.getHeaders();
      headers.putSingle("RateLimit-Limit", admission.limit());
      headers.putSingle("RateLimit-Remaining", admission.remaining());
      headers.putSingle("RateLimit-Reset", admission.resetSeconds());
    }
  }

  /** Remembers the answer for the response; the narrower limit comes last and is the one shown. */
  static void apply(
      ContainerRequestContext request,
      Admission admission,
      Function<Admission, ApiException> refusal) {
    if (admission != null) {
      request.setProperty(ADMISSION, admission);
      if (!admission.admitted()) {
        throw refusal.apply(admission);
      }
    }
  }
}
