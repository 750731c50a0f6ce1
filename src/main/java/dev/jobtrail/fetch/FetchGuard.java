package dev.jobtrail.fetch;

import dev.jobtrail.outbound.SsrfGuard;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;

/** Provides the configured SSRF guard. */
final class FetchGuard {

  @Produces
  @ApplicationScoped
  SsrfGuard guard(FetchSettings settings) {
    return settings.allowPrivateAddresses() ? SsrfGuard.disabled() : SsrfGuard.publicWeb();
  }
}
