package dev.jobtrail.discovery.board;

/**
 * How a walk over a board ended that did not fail.
 *
 * @param fetched how many jobs were handed over
 * @param unreadable how many entries were left out since they lack what every job has
 * @param withoutDetails how many wanted jobs were handed over without the description that only
 *     their own page has, since that could not be read
 * @param isComplete whether these were all jobs of the board, so that a job which was not among
 *     them is gone
 * @param note why it is not complete, fit for the person who searches, or null
 */
public record WalkEnd(
    int pages, int fetched, int unreadable, int withoutDetails, boolean isComplete, String note) {}
