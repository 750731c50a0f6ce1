package dev.jobtrail.discovery;

import dev.jobtrail.account.PagedData;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The matches in the export of an account. */
@Singleton
class MatchData extends PagedData<MatchView> {

  MatchData() {
    super("discoveryMatches", 50, MatchView::id, MatchData::page);
  }

  private static List<MatchView> page(UUID accountId, UUID last, int limit) {
    return Match.after(accountId, last, limit).stream().map(Match::view).toList();
  }
}
