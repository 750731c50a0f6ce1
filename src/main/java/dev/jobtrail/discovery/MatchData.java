package dev.jobtrail.discovery;

import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.SectionImport;
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

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            RestoredMatch.class,
            "discovery_match",
            RestoredMatch::id,
            (match, to) -> match.store(to))
        .after("resumes", "applications", "discoveryRuns");
  }
}
