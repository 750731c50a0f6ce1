package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import java.util.List;

/**
 * A job that targets want.
 *
 * @param targetTitles what these are told by
 * @param score 0 to 100
 */
record ScoredJob(FoundJob job, List<String> targetTitles, int score) {}
