package dev.jobtrail.resume.reading;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads dates such as 01/09/2019 in a file whose other dates show that the day comes first. Only
 * parts that are a date or period, perhaps with a label, and the periods of heads are written anew.
 */
final class SlashDates {

  private static final Pattern DATE =
      Pattern.compile("(?<![\\d/])(\\d{1,2})/(\\d{1,2})/((?:19|20)\\d{2})(?![\\d/])");

  private static final Pattern LABEL = Pattern.compile("^[^:]{1,30}:\\s+");

  private static final int MONTHS = 12;

  private SlashDates() {}

  /** The columns of a file with such dates in the form that is clear: 01.09.2019. */
  static List<List<TextLine>> clear(List<List<TextLine>> columns) {
    return isDayFirst(columns)
        ? columns.stream().map(it -> it.stream().map(SlashDates::clear).toList()).toList()
        : columns;
  }

  private static boolean isDayFirst(List<List<TextLine>> columns) {
    var dayFirst = false;
    for (var column : columns) {
      for (var line : column) {
        var date = DATE.matcher(line.text());
        while (date.find()) {
          if (Integer.parseInt(date.group(2)) > MONTHS) {
            return false;
          }
          dayFirst |= Integer.parseInt(date.group(1)) > MONTHS;
        }
      }
    }
    return dayFirst;
  }

  private static TextLine clear(TextLine line) {
    var isHead = !line.isStory();
    return line.withParts(line.parts().stream().map(it -> clear(it, isHead)).toList());
  }

  private static String clear(String part, boolean isOfHead) {
    var clear = DATE.matcher(part).replaceAll("$1.$2.$3");
    var isPeriod = DateSpan.in(clear).filter(it -> it.isRange() && it.isAtEdge()).isPresent();
    return isOfHead && isPeriod || DateSpan.isAlone(LABEL.matcher(clear).replaceFirst(""))
        ? clear
        : part;
  }
}
