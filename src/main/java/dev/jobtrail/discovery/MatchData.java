package dev.jobtrail.discovery;

import dev.jobtrail.account.AccountData;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/** The found jobs in the export of an account. */
@Singleton
class MatchData implements AccountData {

  private static final UUID BEFORE_ALL = new UUID(0, 0);
  private static final int PAGE = 500;

  @Override
  public String section() {
    return "discoveryMatches";
  }

  /** All matches, oldest first, read a page at a time as they are written. */
  @Override
  public Iterator<MatchView> export(UUID accountId) {
    return Stream.iterate(
            page(accountId, BEFORE_ALL),
            page -> !page.isEmpty(),
            page -> page(accountId, page.getLast().id()))
        .flatMap(List::stream)
        .iterator();
  }

  private static List<MatchView> page(UUID accountId, UUID after) {
    return QuarkusTransaction.requiringNew()
        .call(() -> Match.after(accountId, after, PAGE).stream().map(Match::view).toList());
  }
}
