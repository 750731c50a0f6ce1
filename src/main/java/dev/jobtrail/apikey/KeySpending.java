package dev.jobtrail.apikey;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.plan.Allowance;
import dev.jobtrail.plan.AllowanceUnit;
import dev.jobtrail.platform.ApiKeyNames;
import io.quarkus.arc.Arc;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.UUID;

/**
 * Counts the units that a request by a limited key takes, and refuses those over the key's daily
 * limit. Units given back after a failure stay counted.
 */
@ApplicationScoped
class KeySpending {

  private final SecurityIdentity identity;
  private final Clock clock;

  KeySpending(SecurityIdentity identity, Clock clock) {
    this.identity = identity;
    this.clock = clock;
  }

  /**
   * In the transaction that takes the unit.
   *
   * @throws ApiException AI_LIMIT_REACHED or APPLY_LIMIT_REACHED
   */
  void count(@Observes AllowanceUnit unit) {
    if (Arc.container().requestContext().isActive()
        && identity.getAttribute(ApiKeyMechanism.LIMITS) instanceof KeyLimits limits
        && limits.limitsSpending()) {
      count(identity.getAttribute(ApiKeyNames.ID), unit.allowance(), limits);
    }
  }

  private void count(UUID key, Allowance allowance, KeyLimits limits) {
    var today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    var isCounted =
        switch (allowance) {
          case AI -> ApiKey.spend(key, today, 1, 0);
          case APPLY -> ApiKey.spend(key, today, 0, 1);
          case DISCOVERY -> true;
        };
    if (!isCounted) {
      throw new ApiException(
          allowance.code(),
          "This API key may take %d of %s a day, and all are used. It can again tomorrow (UTC).",
          allowance == Allowance.AI ? limits.aiPerDay() : limits.applyPerDay(),
          allowance.wireName());
    }
  }
}
