package dev.jobtrail.guard;

/**
 * A year, month or day.
 *
 * @param month 0 where only the year is said
 * @param day 0 where only the month is said
 */
record CalendarTime(int year, int month, int day) {

  /** Whether what is known makes this, said with less detail or as much, true. */
  boolean followsFrom(CalendarTime known) {
    return known != null
        && year == known.year
        && (month == 0 || month == known.month)
        && (day == 0 || day == known.day);
  }
}
