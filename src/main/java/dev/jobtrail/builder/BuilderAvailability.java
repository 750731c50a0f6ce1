package dev.jobtrail.builder;

import dev.jobtrail.ai.choice.Engines;
import dev.jobtrail.plan.Allowances;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;

/** Whether the builder agent can run for an account. */
@ApplicationScoped
public class BuilderAvailability {

  private final Engines engines;
  private final Allowances allowances;

  BuilderAvailability(Engines engines, Allowances allowances) {
    this.engines = engines;
    this.allowances = allowances;
  }

  /** Whether it can, as far as the configuration and the plan tell; asks nobody. */
  public BuilderStatus of(UUID accountId) {
    var status = engines.status();
    var reason = status.available() ? usedUp(accountId) : status.reason() + ".";
    return new BuilderStatus(reason == null, status.provider(), status.model(), reason);
  }

  /** Null where there is a unit left. */
  private String usedUp(UUID accountId) {
    var ai = allowances.usage(accountId).ai();
    return ai.allowed() != null && ai.used() >= ai.allowed()
        ? "The plan's AI allowance is used up this month."
        : null;
  }
}
