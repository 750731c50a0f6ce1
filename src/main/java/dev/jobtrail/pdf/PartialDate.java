package dev.jobtrail.pdf;

import java.time.DateTimeException;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formats a JSON Resume date (2021, 2021-03 or 2021-03-04). */
final class PartialDate {
  private static final Pattern FORM = Pattern.compile("(\\d{4})(?:-(\\d{2})(?:-(\\d{2}))?)?");
  private static final String NOW = "Present";

  private PartialDate() {}

  /** "2021" or "Mar 2021"; text that is no date comes back as it is. */
  static String worded(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches() || matcher.group(2) == null) {
      return text;
    }
    try {
      YearMonth month =
          YearMonth.of(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      return month.getMonth().getDisplayName(TextStyle.SHORT, Locale.ENGLISH)
          + " "
          + matcher.group(1);
    } catch (DateTimeException outOfRange) {
      return text;
    }
  }

  /** "Mar 2021 – Present"; a start without an end is taken as going on. */
  static String range(String start, String end) {
    String from = worded(start);
    String to = worded(end);
    if (from.isEmpty()) {
      return to;
    }
    if (to.isEmpty()) {
      to = NOW;
    }
    return from.equals(to) ? from : from + " – " + to;
  }
}
