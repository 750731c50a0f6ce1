package dev.jobtrail.form;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Formats dates for a field. */
final class DayFormat {

  /** By languages that agree on one; of English only regions do. */
  private static final Map<String, String> LOCAL =
      Map.ofEntries(
          Map.entry("en-us", "mm/dd/yyyy"),
          Map.entry("en-gb", "dd/mm/yyyy"),
          Map.entry("en-au", "dd/mm/yyyy"),
          Map.entry("en-ie", "dd/mm/yyyy"),
          Map.entry("de-", "dd.mm.yyyy"),
          Map.entry("fr-", "dd/mm/yyyy"),
          Map.entry("es-", "dd/mm/yyyy"),
          Map.entry("pt-", "dd/mm/yyyy"),
          Map.entry("it-", "dd/mm/yyyy"),
          Map.entry("nl-", "dd-mm-yyyy"));

  private static final Pattern MONTH = Pattern.compile("\\d{4}-\\d{2}");

  private DayFormat() {}

  /**
   * A day as a field takes it.
   *
   * @param iso a day such as 2026-11-21, or a month such as 2026-11, which is its first day
   * @param type of the input, in lower case
   * @param format such as mm/dd/yyyy, tt.mm.jjjj or jj/mm/aaaa; empty for ISO
   * @return empty if the text is not a date
   */
  static Optional<String> written(String iso, String type, String format) {
    try {
      String given = iso.strip();
      LocalDate day = LocalDate.parse(MONTH.matcher(given).matches() ? given + "-01" : given);
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

  /**
   * The formats to try on a field, first the one that it names. Without a name the unambiguous one
   * comes first, and then that of the page's language.
   */
  static List<String> candidates(String format, String language) {
    if (!format.isEmpty()) {
      return List.of(format);
    }
    String local = LOCAL.get(language.contains("-") ? language : language + "-");
    if (local == null && language.contains("-")) {
      local = LOCAL.get(language.substring(0, language.indexOf('-') + 1));
    }
    return local == null ? List.of("") : List.of("", local);
  }

  /**
   * Whether a field shows a day, in whatever format. One that names no format may show the parts in
   * any order, because what was typed into it was unambiguous.
   *
   * @param held as the field shows it
   * @param iso the day
   * @param format that the field names; empty for none
   */
  static boolean isShown(String held, String iso, String type, String format) {
    if (written(iso, type, format).filter(held.strip()::equals).isPresent()
        || held.strip().startsWith(iso)) {
      return true;
    }
    LocalDate day = LocalDate.parse(iso);
    if (!format.isEmpty()) {
      return parsed(held, format).filter(it -> isSame(it, day)).isPresent();
    }
    List<Integer> parts = numbers(held);
    return parts.equals(sorted(day.getYear(), day.getMonthValue(), day.getDayOfMonth()))
        || parts.equals(sorted(day.getYear(), day.getMonthValue()));
  }

  private static boolean isSame(TemporalAccessor held, LocalDate day) {
    return held.get(ChronoField.YEAR) == day.getYear()
        && held.get(ChronoField.MONTH_OF_YEAR) == day.getMonthValue()
        && (!held.isSupported(ChronoField.DAY_OF_MONTH)
            || held.get(ChronoField.DAY_OF_MONTH) == day.getDayOfMonth());
  }

  /** Also without the zeros that some fields leave out. */
  private static Optional<TemporalAccessor> parsed(String held, String format) {
    String lenient = pattern(format).replace("MM", "M").replace("dd", "d");
    try {
      return Optional.of(DateTimeFormatter.ofPattern(lenient, Locale.ROOT).parse(held.strip()));
    } catch (DateTimeException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  private static List<Integer> numbers(String text) {
    return Arrays.stream(text.split("\\D+"))
        .filter(it -> !it.isEmpty() && it.length() <= 4)
        .map(Integer::valueOf)
        .sorted()
        .toList();
  }

  private static List<Integer> sorted(Integer... parts) {
    return Arrays.stream(parts).sorted().toList();
  }

  private static String pattern(String format) {
    if (format.isEmpty()) {
      return "uuuu-MM-dd";
    }
    // German writes tt.mm.jjjj, French jj/mm/aaaa, Spanish dd/mm/aaaa, Italian gg/mm/aaaa.
    return format
        .toLowerCase(Locale.ROOT)
        .replace("jjjj", "uuuu")
        .replace("aaaa", "uuuu")
        .replace("yyyy", "uuuu")
        .replace("yy", "uu")
        .replace('t', 'd')
        .replace('j', 'd')
        .replace('g', 'd')
        .replace('m', 'M');
  }
}
