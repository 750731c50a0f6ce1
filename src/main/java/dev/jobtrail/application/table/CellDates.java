package dev.jobtrail.application.table;

import dev.jobtrail.text.PostedDate;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Dates of a table. Of 03/04/2026 only the other dates tell which number is the day, so one order
 * holds for all.
 *
 * @param isDayFirst whether the day comes before the month
 */
record CellDates(boolean isDayFirst) {

  private static final Pattern NUMBERS =
      Pattern.compile("(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4}|\\d{2})(?:[ T,].*)?");
  private static final int CENTURY = 2_000;
  private static final int MOST_MONTHS = 12;

  /** The order that the dates of a table show; the day first where it stays open. */
  static CellDates of(Collection<String> cells) {
    var isMonthFirst =
        cells.stream()
            .map(it -> NUMBERS.matcher(it.strip()))
            .anyMatch(it -> it.matches() && Integer.parseInt(it.group(2)) > MOST_MONTHS);
    return new CellDates(!isMonthFirst);
  }

  /** The day that a cell names. */
  Optional<LocalDate> read(String cell) {
    var numbers = NUMBERS.matcher(cell.strip());
    if (!numbers.matches()) {
      return PostedDate.of(cell).map(it -> it.atZone(ZoneOffset.UTC).toLocalDate());
    }
    var first = Integer.parseInt(numbers.group(1));
    var second = Integer.parseInt(numbers.group(2));
    var year = Integer.parseInt(numbers.group(3));
    try {
      return Optional.of(
          LocalDate.of(
              year < 100 ? CENTURY + year : year,
              isDayFirst ? second : first,
              isDayFirst ? first : second));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
