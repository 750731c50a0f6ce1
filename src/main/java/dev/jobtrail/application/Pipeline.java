package dev.jobtrail.application;

import java.util.List;
import java.util.Map;

/**
 * An applicant's applications by stage.
 *
 * @param cards the cards that moved last, the last first, up to a limit for each status
 * @param counts how many there are in each status that has any
 */
public record Pipeline(List<ApplicationCard> cards, Map<ApplicationStatus, Long> counts) {

  /** How many there are in all. */
  public long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
