package dev.jobtrail.form;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** Writes days as a field wants them. */
final class DayFormat {

  private DayFormat() {}

  /**
   * A day as a field takes it.
   *
   * @param iso a day such as 2026-11-21
   * @param type of the input, in lower case
   * @param format such as mm/dd/yyyy, tt.mm.jjjj or jj/mm/aaaa; empty for ISO
   * @return empty where the text is no day
   */
  static Optional<String> written(String iso, String type, String format) {
    try {
      LocalDate day = LocalDate.parse(iso.strip());
      return Optional.of(
          switch (type) {
            case "date" -> day.toString();
            case "month" -> day.toString().substring(0, 7);
            case "datetime-local" -> day + "T09:00";
            default -> day.format(DateTimeFormatter.ofPattern(pattern(format), Locale.ROOT));
          });
    } catch (DateTimeException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  private static String pattern(String format) {
    if (format.isEmpty()) {
      return "uuuu-MM-dd";
    }
    // German writes tt.mm.jjjj, French jj/mm/aaaa, Spanish dd/mm/aaaa.
    return format
        .toLowerCase(Locale.ROOT)
        .replace("jjjj", "uuuu")
        .replace("aaaa", "uuuu")
        .replace("yyyy", "uuuu")
        .replace("yy", "uu")
        .replace('t', 'd')
        .replace('j', 'd')
        .replace('m', 'M');
  }
}
