package dev.jobtrail.fit;

/**
 * How well a resume answers a posting in one respect.
 *
 * @param score 0 to 100
 * @param rationale why, with the evidence for it
 */
public record DimensionRating(Dimension dimension, int score, String rationale) {}
