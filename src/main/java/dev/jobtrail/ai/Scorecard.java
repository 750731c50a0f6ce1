package dev.jobtrail.ai;

import dev.jobtrail.fit.DimensionRating;
import java.util.List;

/**
 * How well a resume answers a posting.
 *
 * @param score 0 to 100
 * @param dimensions one for each of {@link dev.jobtrail.fit.Dimension}, in its order
 * @param missingKeywords keywords of the posting that the resume does not have, the weightiest
 *     first, at most 15
 * @param gap what speaks most against the resume, with its reason; null for nothing
 * @param reason why the posting fits, in one plain sentence; null where only strengths tell it
 * @param strengths what speaks for the resume, with its place there, at most 5
 */
public record Scorecard(
    int score,
    List<DimensionRating> dimensions,
    List<String> missingKeywords,
    String gap,
    String reason,
    List<String> strengths,
    EngineModel model) {

  /** Even a dimension without any merit leaves something of a score that is a product. */
  private static final double LEAST = 3;

  /**
   * The score that the ratings of all dimensions make, 0 to 100: their weighted geometric mean.
   * What is good in one respect does not make up for what fails in another, as a sum would have it.
   */
  public static int overall(List<DimensionRating> ratings) {
    var sum = 0.0;
    for (var rating : ratings) {
      sum += rating.dimension().weight() * StrictMath.log(Math.max(LEAST, rating.score()));
    }
    return Math.clamp(Math.round(StrictMath.exp(sum)), 0, 100);
  }
}
