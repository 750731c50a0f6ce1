package dev.jobtrail.ai.builtin;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.regex.Pattern;

/** A stretch of time in whole months since year 0, from the first to before the last. */
record Months(int begin, int end) {

  /** Nothing on a resume is older or later. */
  static final int FIRST = 1930 * 12;

  static final int LAST = 2200 * 12;

  private static final Pattern DATE = Pattern.compile("(\\d{4})(?:[-/.](\\d{1,2}))?.*");
  private static final int NONE = -1;

  int length() {
    return Math.max(0, end - begin);
  }

  boolean contains(int month) {
    return month >= begin && month < end;
  }

  static int now(Clock clock) {
    var today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    return Math.clamp(today.getYear() * 12L + today.getMonthValue() - 1, FIRST, LAST);
  }

  /**
   * A job's time; a start without an end goes on, and years without months count as begun in
   * January of both, or half a year where they are the same.
   */
  static Months of(String start, String end, int now) {
    var begin = month(start);
    if (begin == NONE) {
      return new Months(now, now);
    }
    var last = month(end);
    if (last == NONE) {
      last = now;
    } else if (end.strip().length() > 4) {
      last++;
    } else if (last == begin && start.strip().length() == 4) {
      last += 6;
    }
    return new Months(Math.min(begin, now), Math.clamp(last, Math.min(begin, now), now));
  }

  private static int month(String date) {
    var matcher = DATE.matcher(date.strip());
    if (!matcher.matches()) {
      return NONE;
    }
    var month = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
    return Math.clamp(Integer.parseInt(matcher.group(1)) * 12L + month - 1, FIRST, LAST);
  }

  /** "2019", the year that a month lies in. */
  static String year(int month) {
    return Integer.toString(month / 12);
  }
}
