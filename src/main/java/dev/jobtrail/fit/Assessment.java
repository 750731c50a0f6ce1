package dev.jobtrail.fit;

import java.util.List;
import java.util.Map;

/**
 * A fit, told to a reader.
 *
 * @param ratings one for each {@link Dimension}, in its order
 * @param strengths what speaks for the applicant, with where the resume has it, the most telling
 *     first, at most 5
 * @param reason what speaks for the applicant, in one plain sentence; null for nothing
 * @param gaps what speaks against the applicant in a dimension, in plain sentences; dimensions that
 *     have nothing to tell are absent
 */
public record Assessment(
    Fit fit,
    List<DimensionRating> ratings,
    List<String> strengths,
    String reason,
    Map<Dimension, String> gaps) {}
