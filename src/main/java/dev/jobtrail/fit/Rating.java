package dev.jobtrail.fit;

import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import java.util.List;

/**
 * A dimension's own rating, before knock-outs.
 *
 * @param score 0 to 100, rounded and limited by its readers
 * @param rationale with the evidence
 */
record Rating(double score, Translatable rationale) {

  private static final int NAMED = 6;

  /** "1 year", "2 years". */
  static Message years(int number) {
    return number == 1 ? Message.of("1 year") : Message.of("%d years", number);
  }

  /** A time in months, from a year on in completed years. */
  static Message time(int months) {
    return months >= 12
        ? years(months / 12)
        : months == 1 ? Message.of("1 month") : Message.of("%d months", months);
  }

  /** The first names of a list, and how many more there are. */
  static Translatable first(List<? extends Translatable> names) {
    return names.size() <= NAMED
        ? Message.list(names)
        : Message.of("%s and %d more", Message.list(names.subList(0, NAMED)), names.size() - NAMED);
  }
}
