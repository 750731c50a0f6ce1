package dev.jobtrail.discovery;

import dev.jobtrail.account.AccountData;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The runs in the export of an account. */
@Singleton
class RunData implements AccountData {

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
  public List<RunView> export(UUID accountId) {
    return runs.all(accountId);
  }
}
