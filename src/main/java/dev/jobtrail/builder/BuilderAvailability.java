package dev.jobtrail.builder;

import dev.jobtrail.ai.choice.Engines;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;

/** Decides whether the builder agent is available to an account. */
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
    var abilities = engines.engine().abilities();
    return new BuilderStatus(
        reason == null,
        status.provider(),
        status.model(),
        reason,
        abilities.can(),
        abilities.cannot(),
        abilities.examples());
  }

  /** Null if a unit is left. */
  private String usedUp(UUID accountId) {
    var ai = allowances.usage(accountId).ai();
    return ai.allowed() != null && ai.used() >= ai.allowed()
        ? Message.of("The plan's AI allowance is used up this month.").english()
        : null;
  }
}
