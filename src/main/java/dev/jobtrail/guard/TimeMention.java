package dev.jobtrail.guard;

/**
 * A time or a span of time in a sentence.
 *
 * @param end null where no span is meant or the span is open
 * @param open whether it lasts until today
 * @param bare whether it is but a number that looks like a year
 * @param from index of its first token
 * @param to behind its last token
 */
record TimeMention(
    CalendarTime start,
    CalendarTime end,
    boolean open,
    boolean bare,
    int from,
    int to,
    String surface) {

  boolean isSpan() {
    return open || end != null;
  }
}
