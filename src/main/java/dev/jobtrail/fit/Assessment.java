package dev.jobtrail.fit;

import java.util.List;

/**
 * A fit, told to a reader.
 *
 * @param ratings one for each {@link Dimension}, in its order
 * @param strengths what speaks for the applicant, with where the resume has it, the most telling
 *     first, at most 5
 */
public record Assessment(Fit fit, List<DimensionRating> ratings, List<String> strengths) {}
