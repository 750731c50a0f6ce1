package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Takes the end of a letter off a section: greetings, place and date, and the signature. */
final class ClosingLines {

  private static final Pattern GREETING = of("(?:%s)[,.!]?", "closing");
  private static final Pattern SIGNATURE = of("\\(?(?:%s)(?!\\p{L}).{0,60}", "signature");
  private static final Pattern BEFORE_PLACE = of("^(?:%s) ", "signed-at");
  private static final Pattern BEFORE_DATE = of("(?:^|,? )(?:%s)$", "signed-on");

  /** Characters of a date with its day. */
  private static final int WITH_DAY = 10;

  private ClosingLines() {}

  private static Pattern of(String expression, String labels) {
    return Pattern.compile("(?iu)" + expression.formatted(FieldLabels.anyOf(labels)));
  }

  /**
   * Removes such lines from the end of a list.
   *
   * @param name of the person, which alone in a line is a signature below one of the others
   * @return the removed lines in their order; none where only a name or a date stands there
   */
  static List<String> removed(List<TextLine> lines, String name) {
    var start = lines.size();
    var isCertain = false;
    while (start > 0 && isClosing(lines.get(start - 1), name)) {
      start--;
      isCertain |= lines.get(start).parts().stream().anyMatch(ClosingLines::isCertain);
    }
    if (!isCertain) {
      return List.of();
    }
    var closing = lines.subList(start, lines.size());
    var texts = new ArrayList<>(closing.stream().map(TextLine::text).toList());
    closing.clear();
    texts.removeIf(String::isEmpty);
    return texts;
  }

  private static boolean isClosing(TextLine line, String name) {
    return !line.isBullet()
        && line.parts().stream()
            .allMatch(it -> isCertain(it) || it.equals(name) || isDay(DateSpan.in(it)));
  }

  private static boolean isCertain(String text) {
    return GREETING.matcher(text).matches()
        || SIGNATURE.matcher(text).matches()
        || isPlaceAndDate(text);
  }

  /** "Berlin, den 12. März 2024". */
  private static boolean isPlaceAndDate(String text) {
    return DateSpan.in(text)
        .filter(it -> it.after().isEmpty() && isWithDay(it))
        .map(it -> BEFORE_DATE.matcher(it.before()).replaceFirst(""))
        .map(it -> BEFORE_PLACE.matcher(it).replaceFirst(""))
        .filter(it -> HeadFields.isPlace(it) || text.contains(", ") && HeadFields.isLikelyPlace(it))
        .isPresent();
  }

  private static boolean isDay(Optional<DateSpan> span) {
    return span.filter(it -> it.isAlone() && isWithDay(it)).isPresent();
  }

  private static boolean isWithDay(DateSpan span) {
    return !span.isRange() && span.period().end().length() == WITH_DAY;
  }
}
