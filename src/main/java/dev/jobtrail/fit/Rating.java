package dev.jobtrail.fit;

import java.util.List;

/**
 * A dimension's own rating, before knock-outs.
 *
 * @param score 0 to 100, rounded and limited by its readers
 * @param rationale with the evidence
 */
record Rating(double score, String rationale) {

  private static final int NAMED = 6;

  /** "1 year", "2 years". */
  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** A time in months, from a year on in completed years. */
  static String time(int months) {
    return months < 12 ? count(months, "month") : count(months / 12, "year");
  }

  /** The first names of a list, and how many more there are. */
  static String first(List<String> names) {
    return String.join(", ", names.subList(0, Math.min(NAMED, names.size())))
        + (names.size() > NAMED ? " and " + (names.size() - NAMED) + " more" : "");
  }
}
