package dev.jobtrail.discovery;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The runs in the export of an account. */
@Singleton
class RunData implements AccountData {

  private static final int PAGE = 50;

  private final Runs runs;

  RunData(Runs runs) {
    this.runs = runs;
  }

  @Override
  public String section() {
    return "discoveryRuns";
  }

  /** All runs, oldest first. */
  @Override
  public Iterator<RunView> export(UUID accountId) {
    return PagedRecords.oldestFirst(RunView::id, last -> runs.after(accountId, last, PAGE));
  }
}
