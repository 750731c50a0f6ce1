package dev.jobtrail.builder;

import dev.jobtrail.ai.Engine;
import dev.jobtrail.plan.Allowances;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;

/** Whether the builder agent can run for an account. */
@ApplicationScoped
class BuilderAvailability {

  private final Engine engine;
  private final Allowances allowances;

  BuilderAvailability(Engine engine, Allowances allowances) {
    this.engine = engine;
    this.allowances = allowances;
  }

  BuilderStatus of(UUID accountId) {
    var model = engine.model();
    var ai = allowances.usage(accountId).ai();
    var isUsedUp = ai.allowed() != null && ai.used() >= ai.allowed();
    return new BuilderStatus(
        !isUsedUp,
        model.provider(),
        model.model(),
        isUsedUp ? "The plan's AI allowance is used up this month." : null);
  }
}
