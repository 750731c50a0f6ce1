package dev.jobtrail.discovery.board;

/**
 * The result of a crawl that did not fail.
 *
 * @param fetched how many jobs were handed over
 * @param unreadable the number of entries without required values, which were skipped
 * @param withoutDetails how many wanted jobs were handed over without the description that only
 *     their own page has, since that could not be read
 * @param isComplete whether these were all jobs of the board, so that any other job is closed
 * @param note why it is incomplete, for the user, or null
 */
public record WalkEnd(
    int pages, int fetched, int unreadable, int withoutDetails, boolean isComplete, String note) {}
