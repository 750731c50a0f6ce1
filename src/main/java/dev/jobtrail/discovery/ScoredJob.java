package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.discovery.statement.HiringParty;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.discovery.statement.Statement;
import dev.jobtrail.fit.JobLevel;
import java.util.List;

/**
 * A job that matches a target, with its score.
 *
 * @param targetTitles the titles of the targets that it matches
 * @param score 0 to 100
 * @param hiring null if there is no text
 * @param sponsorship null if there is no text
 */
record ScoredJob(
    FoundJob job,
    List<String> targetTitles,
    int score,
    JobLevel level,
    Statement<HiringParty> hiring,
    Statement<Sponsorship> sponsorship) {

  /** The same with other titles and score. */
  ScoredJob with(List<String> targetTitles, int score) {
    return new ScoredJob(job, targetTitles, score, level, hiring, sponsorship);
  }
}
