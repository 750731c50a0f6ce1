package dev.jobtrail.ratelimit;

import io.quarkus.security.identity.SecurityIdentity;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;

/** Applies {@link Limit#AI} to the account that calls. */
@Provider
@AiCall
@Priority(Priorities.AUTHORIZATION + 2)
class AiCallFilter implements ContainerRequestFilter {

  private final RateLimits limits;
  private final SecurityIdentity identity;

  AiCallFilter(RateLimits limits, SecurityIdentity identity) {
    this.limits = limits;
    this.identity = identity;
  }

  @Override
  public void filter(ContainerRequestContext request) {
    var account = identity.getPrincipal().getName();
    RequestLimits.apply(request, limits.take(Limit.AI, account), RateLimits::refusal);
  }
}
