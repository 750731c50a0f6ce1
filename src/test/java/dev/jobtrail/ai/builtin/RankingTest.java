package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.text.Language;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankingTest {

  private final LabelledSet set = new LabelledSet();
  private final Baselines baselines = new Baselines(set.postings.values());
  private final Engine engine =
      new BuiltinEngine(Clock.fixed(Instant.parse("2026-06-15T00:00:00Z"), ZoneOffset.UTC));

  private double score(JsonNode resume, PostingText posting) {
    return engine.score(resume, posting, engine.parse(posting), Language.ENGLISH).score();
  }

  @Test
  void ranksTheSetWhollyAbove90() {
    assertThat(set.quality(set.cases, this::score).ndcgAt3()).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void ranksTheCasesThatAreHeldOut() {
    var quality = set.quality(held(true), this::score);
    assertThat(quality.ndcgAt3()).isGreaterThanOrEqualTo(0.9);
    assertThat(quality.reciprocalRank()).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void ranksBetterThanPlainWords() {
    var own = set.quality(set.cases, this::score);
    var tfIdf = set.quality(set.cases, baselines::tfIdf);
    var overlap = set.quality(set.cases, baselines::overlap);
    assertThat(own.ndcgAt3()).isGreaterThan(tfIdf.ndcgAt3()).isGreaterThan(overlap.ndcgAt3());
    assertThat(own.reciprocalRank()).isGreaterThanOrEqualTo(tfIdf.reciprocalRank());
  }

  private List<LabelledSet.Case> held(boolean isHeld) {
    return set.cases.stream().filter(it -> it.isHeld() == isHeld).toList();
  }
}
