package dev.jobtrail.attempt.answer;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Optional;

/** Reads a day from an answer. */
public final class DayAnswer {

  /** The format that users are told. */
  public static final String FORMAT = "yyyy-mm-dd";

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

  private static Optional<LocalDate> parsed(String answer, DateTimeFormatter format) {
    try {
      return Optional.of(LocalDate.parse(answer, format));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
