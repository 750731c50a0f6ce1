package dev.jobtrail.fact;

import dev.jobtrail.account.PagedData;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The confirmed facts in the export of an account. */
@Singleton
class FactData extends PagedData<FactView> {

  FactData() {
    super("facts", 100, FactView::id, FactData::page);
  }

  private static List<FactView> page(UUID accountId, UUID last, int limit) {
    return Fact.after(accountId, last, limit).stream().map(Fact::view).toList();
  }
}
