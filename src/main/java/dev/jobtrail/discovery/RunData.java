package dev.jobtrail.discovery;

import dev.jobtrail.account.PagedData;
import jakarta.inject.Singleton;

/** The discovery runs in the export of an account. */
@Singleton
class RunData extends PagedData<RunView> {

  RunData(Runs runs) {
    super("discoveryRuns", 50, RunView::id, runs::after);
  }
}
