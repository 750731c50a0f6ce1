package dev.jobtrail.discovery;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The targets in the export of an account. */
@Singleton
class TargetData implements AccountData {

  private static final int PAGE = 50;

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
  public Iterator<TargetView> export(UUID accountId) {
    return PagedRecords.oldestFirst(TargetView::id, last -> targets.after(accountId, last, PAGE));
  }
}
