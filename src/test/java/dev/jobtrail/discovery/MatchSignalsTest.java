package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.discovery.MatchSignal.Verdict;
import dev.jobtrail.discovery.board.Board;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchSignalsTest {

  private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");

  @Test
  void doubtsAJobThatTheEmployerNoLongerLists() {
    assertThat(listing(source(true, 0, 0))).isEqualTo("GOOD Listed by the employer, seen today");
    assertThat(listing(source(true, 1, 1)))
        .isEqualTo("DOUBTFUL The last search did not find it at the employer, last seen a day ago");
    assertThat(listing(source(true, 2, 3), source(false, 0, 0)))
        .isEqualTo("DOUBTFUL No longer listed by the employer, last 3 days ago");
    assertThat(listing(source(true, 2, 3), source(true, 0, 0)))
        .isEqualTo("GOOD Listed by the employer, seen today");
    assertThat(listing(source(false, 0, 0))).startsWith("NEUTRAL Not seen on a board of the");
  }

  @Test
  void doubtsAnOldJobByItsDateOrElseByTheFirstFind() {
    assertThat(age(days(12), 3))
        .isEqualTo("NEUTRAL Posted 12 days ago, first seen here 3 days ago");
    assertThat(age(days(75), 3))
        .isEqualTo("DOUBTFUL Posted 75 days ago, first seen here 3 days ago");
    assertThat(age(null, 3)).isEqualTo("NEUTRAL No date given, first seen here 3 days ago");
    assertThat(age(null, 61)).startsWith("DOUBTFUL");
  }

  @Test
  void doubtsAJobThatIsDatedAnewAtEachRead() {
    assertThat(age(days(1), 80))
        .isEqualTo("DOUBTFUL Posted a day ago, first seen here 80 days ago");
  }

  @Test
  void countsReposts() {
    var signals = MatchSignals.of(null, NOW, List.of(), 1, NOW);

    assertThat(signals.get(2).text()).endsWith("were listed once before");
    assertThat(signals.get(2).verdict()).isEqualTo(Verdict.DOUBTFUL);
  }

  @Test
  void saysWhatATextLeavesOpen() {
    var signals = MatchSignals.of(MatchTraits.orUnknown(null), null);

    assertThat(signals).extracting(MatchSignal::verdict).containsOnly(Verdict.NEUTRAL);
    assertThat(signals).extracting(MatchSignal::evidence).containsOnlyNulls();
  }

  private static String listing(MatchSourceView... sources) {
    return line(MatchSignals.of(null, NOW, List.of(sources), 0, NOW).getFirst());
  }

  private static String age(Instant postedAt, int firstSeen) {
    return line(MatchSignals.of(postedAt, days(firstSeen), List.of(), 0, NOW).get(1));
  }

  private static String line(MatchSignal signal) {
    return signal.verdict() + " " + signal.text();
  }

  private static MatchSourceView source(boolean isEmployer, int missed, int lastSeen) {
    return new MatchSourceView(
        isEmployer ? Board.GREENHOUSE : Board.REMOTIVE,
        isEmployer ? "acme" : null,
        "1",
        "https://jobs.example/1",
        isEmployer,
        missed < Match.MISSES,
        missed,
        days(9),
        days(lastSeen));
  }

  private static Instant days(int ago) {
    return NOW.minus(Duration.ofDays(ago));
  }
}
