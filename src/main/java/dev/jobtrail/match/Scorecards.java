package dev.jobtrail.match;

import dev.jobtrail.ai.EngineModel;
import dev.jobtrail.application.DimensionScore;
import dev.jobtrail.application.ModelMeta;
import dev.jobtrail.fit.DimensionRating;
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

  /** Who answered. */
  public static ModelMeta model(EngineModel model) {
    return new ModelMeta(model.provider(), model.model());
  }
}
