package dev.jobtrail.ai.builtin.letter;

import java.util.List;
import java.util.Optional;

/**
 * A position of a resume, or what was done beside it.
 *
 * @param employer the organization of a volunteer, the name of a project
 * @param end ISO date of its end; "9999" while it lasts
 * @param achievements the most telling first
 */
record Position(
    Kind kind,
    String title,
    String employer,
    String start,
    String end,
    List<Weighed> achievements) {

  /** Where a resume tells of it. */
  enum Kind {
    WORK,
    VOLUNTEER,
    PROJECT
  }

  private static final double LEAST_TELLING = 0.5;

  private static final String NEVER = "9999";

  /**
   * An achievement with what it is worth for the posting.
   *
   * @param noun how it is told where its verb is not supported
   * @param line the line of the resume that it comes from
   * @param isOfPosting whether a reader sees what it has to do with the posting
   * @param answers requirements of the posting that it answers, the best first
   * @param terms of the posting that it shows
   */
  record Weighed(
      Achievement achievement,
      Optional<Achievement> noun,
      String line,
      double weight,
      boolean isOfPosting,
      List<Demands.Answer> answers,
      List<String> terms) {

    Weighed with(List<Demands.Answer> answers) {
      return new Weighed(achievement, noun, line, weight, isOfPosting, answers, terms);
    }

    /** Whether a reader sees what it has to do with the posting, or the owner wants it told. */
    boolean isLinked() {
      return isOfPosting || weight >= LetterSource.ASKED_FOR;
    }

    /** Beside the posting small differences tell less than the order of the resume. */
    double rank() {
      return isLinked() ? weight : Math.min(0, weight - LEAST_TELLING);
    }
  }

  boolean isCurrent() {
    return end.equals(NEVER);
  }

  static String endOf(String date) {
    return date.isEmpty() ? NEVER : date;
  }

  boolean isLinked() {
    return achievements.stream().anyMatch(Weighed::isLinked);
  }

  double weight() {
    return achievements.stream().mapToDouble(Weighed::weight).limit(2).sum();
  }
}
