package dev.jobtrail.discovery;

import dev.jobtrail.account.PagedData;
import jakarta.inject.Singleton;

/** The targets in the export of an account. */
@Singleton
class TargetData extends PagedData<TargetView> {

  TargetData(Targets targets) {
    super("discoveryTargets", 50, TargetView::id, targets::after);
  }
}
