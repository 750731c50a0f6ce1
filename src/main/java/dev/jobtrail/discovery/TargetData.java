package dev.jobtrail.discovery;

import dev.jobtrail.account.AccountData;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The targets in the export of an account. */
@Singleton
class TargetData implements AccountData {

  private final Targets targets;

  TargetData(Targets targets) {
    this.targets = targets;
  }

  @Override
  public String section() {
    return "discoveryTargets";
  }

  /** All targets, oldest first. */
  @Override
  public List<TargetView> export(UUID accountId) {
    return targets.all(accountId);
  }
}
