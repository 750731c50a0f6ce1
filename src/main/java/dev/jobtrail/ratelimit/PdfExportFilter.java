package dev.jobtrail.ratelimit;

import io.quarkus.security.identity.SecurityIdentity;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;

/** Applies {@link Limit#PDF} to the account that calls. */
@Provider
@PdfExport
@Priority(Priorities.AUTHORIZATION + 2)
class PdfExportFilter implements ContainerRequestFilter {

  private final RateLimits limits;
  private final SecurityIdentity identity;

  PdfExportFilter(RateLimits limits, SecurityIdentity identity) {
    this.limits = limits;
    this.identity = identity;
  }

  @Override
  public void filter(ContainerRequestContext request) {
    var account = identity.getPrincipal().getName();
    RequestLimits.apply(request, limits.take(Limit.PDF, account), RateLimits::refusal);
  }
}
