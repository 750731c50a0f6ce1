package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import java.util.List;

/**
 * A job that matches a target, with its score.
 *
 * @param targetTitles the titles of the targets that it matches
 * @param score 0 to 100
 */
record ScoredJob(FoundJob job, List<String> targetTitles, int score) {}
