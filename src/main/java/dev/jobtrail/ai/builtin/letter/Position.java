package dev.jobtrail.ai.builtin.letter;

import java.util.List;
import java.util.Optional;

/**
 * A position of a resume.
 *
 * @param end ISO date of its end; "9999" while it lasts
 * @param achievements the most telling first
 */
record Position(
    String title, String employer, String start, String end, List<Weighed> achievements) {

  private static final String NEVER = "9999";

  /**
   * An achievement with what it is worth for the posting.
   *
   * @param noun how it is told where its verb is not supported
   * @param line the line of the resume that it comes from
   * @param answers requirements of the posting that it answers, the best first
   * @param terms of the posting that it shows
   */
  record Weighed(
      Achievement achievement,
      Optional<Achievement> noun,
      String line,
      double weight,
      List<RequirementPhrase> answers,
      List<String> terms) {

    /** Whether a reader sees what it has to do with the posting, or the owner wants it told. */
    boolean isLinked() {
      return !answers.isEmpty() || !terms.isEmpty() || weight >= LetterSource.ASKED_FOR;
    }
  }

  boolean isCurrent() {
    return end.equals(NEVER);
  }

  static String endOf(String date) {
    return date.isEmpty() ? NEVER : date;
  }

  double weight() {
    return achievements.stream().mapToDouble(Weighed::weight).limit(2).sum();
  }
}
