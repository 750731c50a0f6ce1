package dev.jobtrail.resume.advice;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the dates of a resume as months since the year 0, in favour of the owner: a year that
 * begins something is its January, one that ends something its December.
 */
public final class ResumeDates {

  private static final Pattern DATE = Pattern.compile("(\\d{4})(?:-(\\d{2})(?:-(\\d{2}))?)?");

  private ResumeDates() {}

  /** Whether what has these dates ends before it begins. */
  public static boolean areTurned(String start, String end) {
    var first = first(start);
    var last = last(end);
    return first.isPresent() && last.isPresent() && last.getAsInt() < first.getAsInt();
  }

  /** Whether the month of a date, or its day, is none of the calendar. */
  static boolean isImpossible(String date) {
    var parts = DATE.matcher(date.strip());
    if (!parts.matches()) {
      return false;
    }
    try {
      LocalDate.of(number(parts, 1, 1), number(parts, 2, 1), number(parts, 3, 1));
      return false;
    } catch (DateTimeException e) {
      return true;
    }
  }

  /** The month that a date begins in; empty for what is no date. */
  static OptionalInt first(String date) {
    return month(date, 1);
  }

  /** The month that a date ends in; empty for what is no date. */
  static OptionalInt last(String date) {
    return month(date, 12);
  }

  private static OptionalInt month(String date, int otherwise) {
    var parts = DATE.matcher(date.strip());
    if (!parts.matches()) {
      return OptionalInt.empty();
    }
    var month = number(parts, 2, otherwise);
    var isMonth = month >= 1 && month <= 12;
    return OptionalInt.of(number(parts, 1, 0) * 12 + (isMonth ? month : otherwise));
  }

  private static int number(Matcher parts, int group, int otherwise) {
    return parts.group(group) == null ? otherwise : Integer.parseInt(parts.group(group));
  }
}
