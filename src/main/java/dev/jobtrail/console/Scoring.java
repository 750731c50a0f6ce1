package dev.jobtrail.console;

import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.DimensionScore;
import dev.jobtrail.application.MatchScorecard;
import io.quarkus.qute.TemplateData;
import java.util.List;

/** How well an application's resume answers its posting. */
@TemplateData
record Scoring(int score, MatchScorecard card, Radar radar, List<Dimension> dimensions) {

  /** One of the six respects. */
  @TemplateData
  record Dimension(String label, int score, String rationale) {

    static Dimension of(DimensionScore it) {
      return new Dimension(ApplicationWords.sentence(it.dimension()), it.score(), it.rationale());
    }
  }

  /** Null where it was not scored yet. */
  static Scoring of(ApplicationView application) {
    var card = application.matchScorecard();
    return card == null || application.matchScore() == null
        ? null
        : new Scoring(
            application.matchScore(),
            card,
            Radar.of(card.dimensions(), null),
            card.dimensions().stream().map(Dimension::of).toList());
  }

  /** The score in a word. */
  public String verdict() {
    if (score >= 75) {
      return "Strong match";
    }
    return score >= 50 ? "Fair match" : "Weak match";
  }

  public String tone() {
    if (score >= 75) {
      return "good";
    }
    return score >= 50 ? "fair" : "bad";
  }
}
