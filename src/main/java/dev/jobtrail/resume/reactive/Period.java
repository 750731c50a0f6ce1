package dev.jobtrail.resume.reactive;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A time as people write it, such as {@code Mar 2021 - Present}.
 *
 * @param start as ISO 8601, no finer than it was written
 * @param end the same, or null for one that goes on
 */
record Period(String start, String end) {

  private static final List<String> MONTHS =
      List.of(
          "january",
          "february",
          "march",
          "april",
          "may",
          "june",
          "july",
          "august",
          "september",
          "october",
          "november",
          "december");

  private static final String YEAR = "[12]\\d{3}";
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(" + YEAR + ")(?:[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?)?");
  private static final Pattern MONTH_FIRST = Pattern.compile("(\\d{1,2})[-/.](" + YEAR + ")");
  private static final Pattern NAMED =
      Pattern.compile("(\\p{L}{3,9})\\.?,? (?:(\\d{1,2})(?:st|nd|rd|th)?,? )?(" + YEAR + ")");
  private static final Pattern DAY_FIRST =
      Pattern.compile("(\\d{1,2})(?:\\.|st|nd|rd|th)? (\\p{L}{3,9})\\.?,? (" + YEAR + ")");
  private static final Pattern DASH = Pattern.compile(" ?[-–—] ?| (?:to|until|till) ");
  private static final Pattern OPEN_END =
      Pattern.compile("(?:until |till )?(?:present|current|currently|now|today|ongoing)");

  /** What the text says, or empty where it is nothing that can be told for sure. */
  static Optional<Period> of(String written) {
    var text = written.toLowerCase(Locale.ROOT).replaceAll("[\\s\\h]+", " ").strip();
    var whole = date(text);
    if (whole.isPresent()) {
      return Optional.of(new Period(whole.get(), whole.get()));
    }
    Matcher dash = DASH.matcher(text);
    while (dash.find()) {
      var start = date(text.substring(0, dash.start()));
      var rest = text.substring(dash.end());
      if (start.isPresent() && OPEN_END.matcher(rest).matches()) {
        return Optional.of(new Period(start.get(), null));
      }
      var end = date(rest);
      if (start.isPresent() && end.isPresent()) {
        return Optional.of(new Period(start.get(), end.get()));
      }
    }
    return Optional.empty();
  }

  /** A single date as ISO 8601. */
  static Optional<String> date(String written) {
    var text = written.toLowerCase(Locale.ROOT).replaceAll("[\\s\\h]+", " ").strip();
    Matcher m;
    if ((m = YEAR_FIRST.matcher(text)).matches()) {
      return iso(m.group(1), number(m.group(2)), number(m.group(3)));
    }
    if ((m = MONTH_FIRST.matcher(text)).matches()) {
      return iso(m.group(2), number(m.group(1)), 0);
    }
    if ((m = NAMED.matcher(text)).matches()) {
      return iso(m.group(3), month(m.group(1)), number(m.group(2)));
    }
    if ((m = DAY_FIRST.matcher(text)).matches()) {
      return iso(m.group(3), month(m.group(2)), number(m.group(1)));
    }
    return Optional.empty();
  }

  private static Optional<String> iso(String year, int month, int day) {
    if (month == 0 && day == 0) {
      return Optional.of(year);
    }
    if (month < 1 || month > 12) {
      return Optional.empty();
    }
    if (day == 0) {
      return Optional.of("%s-%02d".formatted(year, month));
    }
    var isDay = day <= java.time.YearMonth.of(Integer.parseInt(year), month).lengthOfMonth();
    return isDay ? Optional.of("%s-%02d-%02d".formatted(year, month, day)) : Optional.empty();
  }

  /** Zero where there is none; out of range where it is 00. */
  private static int number(String digits) {
    if (digits == null) {
      return 0;
    }
    var number = Integer.parseInt(digits);
    return number == 0 ? Integer.MAX_VALUE : number;
  }

  /** Out of range for a word that is no month. */
  private static int month(String word) {
    var beginning = word.equals("sept") ? "sep" : word;
    for (int month = 0; month < MONTHS.size(); month++) {
      var name = MONTHS.get(month);
      if (name.equals(beginning) || beginning.length() == 3 && name.startsWith(beginning)) {
        return month + 1;
      }
    }
    return Integer.MAX_VALUE;
  }
}
