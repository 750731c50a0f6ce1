package dev.jobtrail.fact;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The confirmed facts in the export of an account. */
@Singleton
class FactData implements AccountData {

  private static final int PAGE = 100;

  @Override
  public String section() {
    return "facts";
  }

  /** All facts, oldest first. */
  @Override
  public Iterator<FactView> export(UUID accountId) {
    return PagedRecords.oldestFirst(
        FactView::id, last -> Fact.after(accountId, last, PAGE).stream().map(Fact::view).toList());
  }
}
