package dev.jobtrail.console.application;

import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.DimensionScore;
import dev.jobtrail.application.MatchScorecard;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.util.List;

/** The match score of an application. */
@TemplateData
public record ScorePanel(int score, MatchScorecard card, Radar radar, List<Dimension> dimensions) {

  private static final int STRONG = 75;
  private static final int FAIR = 50;

  /** One of the six dimensions. */
  @TemplateData
  record Dimension(String label, int score, String rationale) {

    static Dimension of(DimensionScore it) {
      return new Dimension(ApplicationWords.dimension(it.dimension()), it.score(), it.rationale());
    }
  }

  /** Null before the first review. */
  public static ScorePanel of(ApplicationView application) {
    var card = application.matchScorecard();
    return card == null || application.matchScore() == null
        ? null
        : new ScorePanel(
            application.matchScore(),
            card,
            Radar.of(card.dimensions(), null),
            card.dimensions().stream().map(Dimension::of).toList());
  }

  /** The score in a word. */
  public String verdict() {
    var messages = PageMessages.of(ApplicationMessages.class);
    return score >= STRONG
        ? messages.strongMatch()
        : score >= FAIR ? messages.fairMatch() : messages.weakMatch();
  }

  public String tone() {
    return tone(score);
  }

  /** The class of a badge that shows the score. */
  public static String tone(int score) {
    return score >= STRONG ? "good" : score >= FAIR ? "fair" : "bad";
  }
}
