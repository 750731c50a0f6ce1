package dev.jobtrail.discovery;

import dev.jobtrail.account.PagedData;
import jakarta.inject.Singleton;

/** The matches in the export of an account. */
@Singleton
class MatchData extends PagedData<MatchView> {

  MatchData(MatchViews views) {
    super(
        "discoveryMatches",
        50,
        MatchView::id,
        (accountId, last, limit) ->
            views.complete(Match.after(accountId, last, limit).stream().map(Match::view).toList()));
  }
}
