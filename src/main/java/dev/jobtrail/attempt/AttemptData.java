package dev.jobtrail.attempt;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The runs in the export of an account. */
@Singleton
class AttemptData implements AccountData {

  private static final int PAGE = 20;

  private final AttemptReader reader;

  AttemptData(AttemptReader reader) {
    this.reader = reader;
  }

  @Override
  public String section() {
    return "attempts";
  }

  /** All runs, oldest first. */
  @Override
  public Iterator<AttemptView> export(UUID accountId) {
    return PagedRecords.oldestFirst(AttemptView::id, last -> reader.after(accountId, last, PAGE));
  }
}
