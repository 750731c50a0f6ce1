package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rates each dimension, with what caps the score and what each feature adds to it. */
final class Ratings {

  private static final int LONGEST_RATIONALE = 700;
  private static final int MOST_SHARES = 6;

  private Ratings() {}

  /** One rating for each dimension, in its order. */
  static List<DimensionRating> of(
      Comparison comparison, Fit fit, List<String> keywords, Language language) {
    return Arrays.stream(Dimension.values())
        .map(it -> withReasons(it, fit, rating(it, comparison, fit, keywords), language))
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
  private static DimensionRating withReasons(
      Dimension dimension, Fit fit, Rating rating, Language language) {
    var texts = new ArrayList<Translatable>();
    var score = rating.score();
    for (var knockOut : fit.knockOuts()) {
      if (knockOut.dimension() == dimension) {
        texts.add(knockOut.reason());
        score = Math.min(score, knockOut.cap());
      }
    }
    texts.add(rating.rationale());
    var shares =
        fit.shares().stream()
            .filter(it -> it.dimension() == dimension)
            .map(it -> Message.of("%s %s", it.name(), (it.points() > 0 ? "+" : "") + it.points()))
            .limit(MOST_SHARES)
            .toList();
    if (!shares.isEmpty()) {
      texts.add(Message.of("Points: %s.", Message.list(shares)));
    }
    return new DimensionRating(
        dimension,
        Math.clamp(Math.round(score), 0, 100),
        Truncation.abbreviate(Message.sentences(texts).in(language), LONGEST_RATIONALE));
  }
}
