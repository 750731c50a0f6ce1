package dev.jobtrail.attempt;

import dev.jobtrail.account.PagedData;
import jakarta.inject.Singleton;

/** The assisted apply runs in the export of an account. */
@Singleton
class AttemptData extends PagedData<AttemptView> {

  AttemptData(AttemptReader reader) {
    super("attempts", 20, AttemptView::id, reader::after);
  }
}
