package dev.jobtrail.attempt.answer;

import dev.jobtrail.form.FieldKind;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads a day from an answer. */
public final class DayAnswer {

  /** The format that users are told. */
  public static final String FORMAT = "yyyy-mm-dd";

  /** The same for a month. */
  public static final String FORMAT_OF_MONTH = "yyyy-mm";

  private static final Pattern YEAR_AND_MONTH = Pattern.compile("(\\d{4})-(\\d{1,2})");
  private static final Pattern MONTH_AND_YEAR = Pattern.compile("(\\d{1,2})[./-](\\d{4})");

  /** Both are unambiguous: where a dot separates, the day comes first. */
  private static final List<DateTimeFormatter> FORMATS =
      List.of(
          DateTimeFormatter.ISO_LOCAL_DATE,
          DateTimeFormatter.ofPattern("d.M.uuuu").withResolverStyle(ResolverStyle.STRICT));

  private DayAnswer() {}

  /** The day; empty if the text is not a date, or one that could be two. */
  public static Optional<LocalDate> of(String answer) {
    return FORMATS.stream().flatMap(it -> parsed(answer.strip(), it).stream()).findFirst();
  }

  /** The month, also of a day; empty if the text is neither. */
  public static Optional<YearMonth> month(String answer) {
    var text = answer.strip();
    var yearFirst = YEAR_AND_MONTH.matcher(text);
    if (yearFirst.matches()) {
      return month(yearFirst.group(1), yearFirst.group(2));
    }
    var monthFirst = MONTH_AND_YEAR.matcher(text);
    return monthFirst.matches()
        ? month(monthFirst.group(2), monthFirst.group(1))
        : of(text).map(YearMonth::from);
  }

  private static Optional<YearMonth> month(String year, String month) {
    try {
      return Optional.of(YearMonth.of(Integer.parseInt(year), Integer.parseInt(month)));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  /** The format of answers to a kind of field; null for any text. */
  public static String format(FieldKind kind) {
    return switch (kind) {
      case DATE -> FORMAT;
      case MONTH -> FORMAT_OF_MONTH;
      case TEXT,
          EMAIL,
          PHONE,
          URL,
          NUMBER,
          LONG_TEXT,
          CHOICE,
          SEARCH,
          CHOICES,
          TICK,
          FILE,
          PASSWORD,
          OTHER ->
          null;
    };
  }

  private static Optional<LocalDate> parsed(String answer, DateTimeFormatter format) {
    try {
      return Optional.of(LocalDate.parse(answer, format));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
