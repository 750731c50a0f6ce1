package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reactive.Period;
import dev.jobtrail.resume.reactive.PeriodWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A period within a text.
 *
 * @param before the text before it, without the punctuation around the period
 * @param after the text behind it, likewise
 * @param isRounded whether it was written with parts of years, with two digits for a year, or as a
 *     list
 */
record DateSpan(Period period, String before, String after, boolean isRounded) {

  private static final String YEAR = "(?:19|20)\\d{2}";

  /** "Q1 2017", "Spring 2019", "WS 2015/16". */
  private static final String PART_OF_YEAR =
      "(?:%1$s)(?:,? ?| ?/ ?)(?:de |del |di |du |des |of )?(?:%2$s(?: ?/ ?(?:%2$s|\\d{2}))?|['’]\\d{2}|\\d{2}/\\d{2})|%2$s[ /](?:%3$s)"
          .formatted(PeriodWords.ANY_PART_OF_YEAR, YEAR, PeriodWords.ANY_QUARTER);

  private static final String DATE =
      PART_OF_YEAR
          + "|(?:\\d{1,2}(?:\\.|er|st|nd|rd|th)? ?(?:de )?)?\\p{L}{3,12}\\.?,? (?:de |del |di )?(?:\\d{1,2}(?:st|nd|rd|th)?,? )?"
          + YEAR
          + "|\\p{L}{3,12}\\.? ?[-/.] ?"
          + YEAR
          + "|\\p{L}{3,12}\\.? ?['’]\\d{2}|\\d{1,2}[./]\\d{1,2}[./]"
          + YEAR
          + "|\\d{1,2} ?[./-] ?"
          + YEAR
          + "|"
          + YEAR
          + " ?[年년](?: ?\\d{1,2} ?[月월](?: ?\\d{1,2} ?[日일])?)?|"
          + YEAR
          + "[-./]\\d{1,2}(?:[-./]\\d{1,2})?|"
          + YEAR;

  /** A month and the last digits of its year, or its Roman number: dates of a period only. */
  private static final String SHORT =
      "['’]\\d{2}|(?:0?[1-9]|1[0-2])/\\d{2}|\\p{L}{3,9}\\.?[-/]\\d{2}|(?-i:[IVX]{1,4})[ ./]" + YEAR;

  private static final String NOW =
      "(?:(?:%1$s|%2$s) )?(?:the |la |l['’]|o |ao? |el )?(?:%3$s)"
          .formatted(PeriodWords.UNTIL, PeriodWords.ENDS, PeriodWords.NOW);
  private static final String BETWEEN =
      " ?[-\u2010-\u2015\u2212→~\u301c\uff5e] ?| ?[至到](?!今) ?| ?(?=至今)| (?:%s) "
          .formatted(PeriodWords.UNTIL);
  private static final String ONE =
      ("(?<![\\p{L}\\d/.])(?:(?:%6$s|%7$s|%8$s)(?: le| el| dem| o)? |dall['’])?"
              + "(?:(?:%1$s)(?:(?:%2$s)(?:%1$s|%3$s))|\\p{L}{3,12}\\.?(?:%2$s)(?:%1$s)"
              + "|%4$s[-\u2013\u2014]\\d{2}(?![\\d/.])|%4$s ?/ ?%4$s|(?:%5$s)(?:%2$s)(?:%5$s|%3$s)|(?:%1$s))(?![\\p{L}\\d])")
          .formatted(
              DATE,
              BETWEEN,
              NOW,
              YEAR,
              SHORT,
              PeriodWords.SINCE,
              PeriodWords.FROM,
              PeriodWords.ENDS);

  private static final int ANY_CASE = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
  private static final Pattern SPAN = Pattern.compile(ONE, ANY_CASE);

  /** A further item of a list of dates. */
  private static final Pattern NEXT =
      Pattern.compile("%s(%s)".formatted(Period.BETWEEN_ITEMS, ONE), ANY_CASE);

  /** All dates have digits, and most lines have none; to look for a span costs more. */
  private static final Pattern HAS_DIGIT = Pattern.compile("\\d");

  /** A dash with nothing behind it: "2021 –" goes on. */
  private static final Pattern OPEN = Pattern.compile("[\\s\\h]?[-\u2010-\u2015][\\s\\h)\\]]*");

  private static final Pattern ENDS_OPEN = Pattern.compile("[-\u2010-\u2015][\\s\\h)\\]]*$");

  private static final String EDGE = "[\\s\\h,;|•·/()\\[\\]:*_\u2010-\u2015-]+";

  /**
   * Whether the text is a period from one date to another, and nothing else. "2021 –" can be the
   * beginning of one.
   */
  static boolean isPeriod(String text) {
    return in(text).filter(it -> it.isAlone() && it.isRange()).isPresent()
        && !ENDS_OPEN.matcher(text).find();
  }

  /** Whether the text is a date or a period, and nothing else. */
  static boolean isAlone(String text) {
    return in(text).filter(DateSpan::isAlone).isPresent();
  }

  /** The first period in the text. */
  static Optional<DateSpan> in(String text) {
    if (!HAS_DIGIT.matcher(text).find()) {
      return Optional.empty();
    }
    var span = SPAN.matcher(text);
    var from = 0;
    while (from <= text.length() && span.find(from)) {
      var period = period(span.group());
      if (period.isPresent()) {
        var list = list(text, span, period.get());
        if (list.isPresent()) {
          return list;
        }
        var rest = OPEN.matcher(text).region(span.end(), text.length());
        var goesOn = period.get().start() == null && rest.matches();
        return Optional.of(
            new DateSpan(
                goesOn ? new Period(period.get().end(), null) : period.get(),
                trimmed(text.substring(0, span.start())),
                trimmed(text.substring(span.end())),
                Period.isRounded(span.group())));
      }
      from = span.start() + 1;
    }
    return Optional.empty();
  }

  /**
   * The years from the first to the last date of a list that begins with a span. Where years lie
   * between its dates, only the last one is taken, and the list stays in the text.
   */
  private static Optional<DateSpan> list(String text, MatchResult first, Period period) {
    var items = new ArrayList<>(List.of(period));
    var next = NEXT.matcher(text).useTransparentBounds(true);
    var end = first.end();
    while (next.region(end, text.length()).lookingAt() && period(next.group(1)).isPresent()) {
      items.add(period(next.group(1)).get());
      end = next.end();
    }
    if (items.size() == 1) {
      return Optional.empty();
    }
    var before = trimmed(text.substring(0, first.start()));
    var after = trimmed(text.substring(end));
    var written = text.substring(first.start(), end);
    return Optional.of(
        Period.spanning(items)
            .map(it -> new DateSpan(it, before, after, true))
            .orElseGet(
                () ->
                    new DateSpan(items.getLast(), before, (written + " " + after).strip(), true)));
  }

  /** "Summer 2019" alone is the end of an entry, as a year is. */
  private static Optional<Period> period(String written) {
    return Period.of(written)
        .or(
            () ->
                Period.partOfYear(written)
                    .map(it -> it.start().equals(it.end()) ? new Period(null, it.end()) : it));
  }

  /** Whether there is nothing but the period. */
  boolean isAlone() {
    return before.isEmpty() && after.isEmpty();
  }

  /** Whether the text has nothing before the period or nothing behind it. */
  boolean isAtEdge() {
    return before.isEmpty() || after.isEmpty();
  }

  /** A period with a start and an end or the present, and not a single date. */
  boolean isRange() {
    return period.start() != null;
  }

  /** A parenthesis that closes one within the text stays: "Acme (Leeds)". */
  private static String trimmed(String text) {
    var trimmed = text.replaceAll("^" + EDGE + "|" + EDGE + "$", "");
    var isOpen = trimmed.lastIndexOf('(') > trimmed.lastIndexOf(')');
    return isOpen && text.contains(trimmed + ")") ? trimmed + ")" : trimmed;
  }
}
