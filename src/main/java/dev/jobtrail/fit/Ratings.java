package dev.jobtrail.fit;

import dev.jobtrail.text.Truncation;
import java.util.Arrays;
import java.util.List;

/** Rates each dimension, with what caps the score and what each feature adds to it. */
final class Ratings {

  private static final int LONGEST_RATIONALE = 500;
  private static final int MOST_SHARES = 6;

  private Ratings() {}

  /** One rating for each dimension, in its order. */
  static List<DimensionRating> of(Comparison comparison, Fit fit, List<String> keywords) {
    return Arrays.stream(Dimension.values())
        .map(it -> withReasons(it, fit, rating(it, comparison, fit, keywords)))
        .toList();
  }

  private static Rating rating(
      Dimension dimension, Comparison comparison, Fit fit, List<String> keywords) {
    return switch (dimension) {
      case SKILLS -> SkillsRating.of(comparison, fit.requirements());
      case EXPERIENCE -> ExperienceRating.of(comparison);
      case SENIORITY -> SeniorityRating.of(comparison);
      case EDUCATION -> EducationRating.of(comparison);
      case LOCATION -> LocationRating.of(comparison);
      case KEYWORDS -> KeywordsRating.of(comparison, keywords);
    };
  }

  /** A cap of the score holds for its dimension, too. */
  private static DimensionRating withReasons(Dimension dimension, Fit fit, Rating rating) {
    var text = new StringBuilder();
    var score = rating.score();
    for (var knockOut : fit.knockOuts()) {
      if (knockOut.dimension() == dimension) {
        text.append(knockOut.reason()).append(' ');
        score = Math.min(score, knockOut.cap());
      }
    }
    text.append(rating.rationale().strip());
    var shares =
        fit.shares().stream()
            .filter(it -> it.dimension() == dimension)
            .map(it -> it.name() + (it.points() > 0 ? " +" : " ") + it.points())
            .limit(MOST_SHARES)
            .toList();
    if (!shares.isEmpty()) {
      text.append(" Points: ").append(String.join(", ", shares)).append('.');
    }
    return new DimensionRating(
        dimension,
        Math.clamp(Math.round(score), 0, 100),
        Truncation.abbreviate(text.toString(), LONGEST_RATIONALE));
  }
}
