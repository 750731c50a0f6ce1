package dev.jobtrail.discovery;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The found jobs in the export of an account. */
@Singleton
class MatchData implements AccountData {

  private static final int PAGE = 50;

  @Override
  public String section() {
    return "discoveryMatches";
  }

  /** All matches, oldest first. */
  @Override
  public Iterator<MatchView> export(UUID accountId) {
    return PagedRecords.oldestFirst(
        MatchView::id,
        last -> Match.after(accountId, last, PAGE).stream().map(Match::view).toList());
  }
}
