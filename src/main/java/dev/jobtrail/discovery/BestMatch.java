package dev.jobtrail.discovery;

/**
 * One of the best new matches of an applicant.
 *
 * @param newOnes how many new matches the applicant has in the same time
 */
public record BestMatch(MatchView match, long newOnes) {}
