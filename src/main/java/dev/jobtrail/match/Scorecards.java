package dev.jobtrail.match;

import dev.jobtrail.ai.EngineModel;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.application.DimensionScore;
import dev.jobtrail.application.MatchScorecard;
import dev.jobtrail.application.ModelMeta;
import dev.jobtrail.application.ResumeReference;
import dev.jobtrail.fit.DimensionRating;
import java.time.Instant;
import java.util.List;

/** Converts engine results to the JSON representation. */
public final class Scorecards {

  private Scorecards() {}

  /** The dimensions in their order. */
  public static List<DimensionScore> dimensions(List<DimensionRating> ratings) {
    return ratings.stream()
        .map(it -> new DimensionScore(it.dimension().wireName(), it.score(), it.rationale()))
        .toList();
  }

  /**
   * The scorecard as applications store it.
   *
   * @param at when it was made
   */
  public static MatchScorecard stored(Scorecard scorecard, Instant at, ResumeReference resume) {
    return new MatchScorecard(
        dimensions(scorecard.dimensions()),
        scorecard.missingKeywords(),
        scorecard.strengths(),
        model(scorecard.model()),
        at,
        resume);
  }

  /** Who answered. */
  public static ModelMeta model(EngineModel model) {
    return new ModelMeta(model.provider(), model.model());
  }
}
