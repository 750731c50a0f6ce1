package dev.jobtrail.ai;

import java.util.List;

/**
 * How well a resume answers a posting.
 *
 * @param score 0 to 100
 * @param dimensions one for each of {@link Dimension}, in its order
 * @param missingKeywords keywords of the posting that the resume does not have, the weightiest
 *     first, at most 15
 * @param strengths what speaks for the resume, with where it stands there, at most 5
 */
public record Scorecard(
    int score,
    List<DimensionRating> dimensions,
    List<String> missingKeywords,
    List<String> strengths,
    EngineModel model) {}
