package dev.jobtrail.attempt;

import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.SectionImport;
import jakarta.inject.Singleton;

/** The assisted apply runs in the export of an account. */
@Singleton
class AttemptData extends PagedData<AttemptView> {

  AttemptData(AttemptReader reader) {
    super("attempts", 20, AttemptView::id, reader::after);
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            RestoredAttempt.class,
            "attempt",
            RestoredAttempt::id,
            (attempt, to) -> attempt.store(to))
        .after("applications");
  }
}
