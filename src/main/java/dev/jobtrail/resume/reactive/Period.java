package dev.jobtrail.resume.reactive;

import dev.jobtrail.text.Tokenizer;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Parses a period such as {@code Mar 2021 - Present} in the languages of {@link PeriodWords}.
 *
 * @param start as ISO 8601, no finer than it was written; null where only the end is known, as of
 *     {@code until 2020} and of a single date
 * @param end the same, or null for one that goes on
 */
public record Period(String start, String end) {

  private static final String YEAR = "[12]\\d{3}";
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(" + YEAR + ")(?:[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?)?(?:t\\d\\d:.*)?");

  /** Midnight of the next day, as date pickers east of Greenwich write it in UTC. */
  private static final Pattern MIDNIGHT_IN_THE_EAST =
      Pattern.compile(
          "(" + YEAR + "-\\d{2}-\\d{2})t(?:1[2-9]|2[0-3]):(?:00|15|30|45):00(?:\\.0+)?z");

  private static final Pattern MONTH_FIRST = Pattern.compile("(\\d{1,2}) ?[-/.] ?(" + YEAR + ")");
  private static final Pattern ALL_NUMBERS =
      Pattern.compile("(\\d{1,2})([-/.]) ?(\\d{1,2})[-/.] ?(" + YEAR + ")");
  private static final Pattern NAMED =
      Pattern.compile(
          "(\\p{L}{3,12})(?:\\.?,? (?:de |del )?(?:(\\d{1,2})(?:st|nd|rd|th)?,? )?|\\.? ?[-/.] ?)("
              + YEAR
              + ")");

  /** "Mar '19". */
  private static final Pattern SHORT_YEAR = Pattern.compile("(\\p{L}{3,12})\\.? ?'(\\d{2})");

  /** "03/19", "Mar-19" and "III 2019", which alone are no dates. */
  private static final Pattern SHORT = Pattern.compile("(0?[1-9]|1[0-2])/(\\d{2})");

  private static final Pattern SCHOOL_YEAR = Pattern.compile("(" + YEAR + ")/(\\d{2})");

  private static final Pattern SHORT_NAMED = Pattern.compile("(\\p{L}{3,9})\\.?[-/](\\d{2})");
  private static final Pattern ROMAN = Pattern.compile("([ivx]{1,4})[ ./](" + YEAR + ")");
  private static final List<String> ROMAN_MONTHS =
      List.of("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii");

  /**
   * "Summer 2019" is some day of the year, as are quarters and terms; it alone may mean either end
   * of a period. "WS 2015/16" begins in one year and ends in the next.
   */
  private static final Pattern PART_OF_YEAR =
      Pattern.compile(
          "(?:%1$s)(?:,? ?| ?/ ?)(?:de |del |di |du |des |of )?(?:(%2$s)(?: ?/ ?(?:\\d{2})?(\\d{2}))?|'?(\\d{2})(?:/(\\d{2}))?)"
                  .formatted(PeriodWords.folded(PeriodWords.PARTS_OF_YEAR), YEAR)
              + "|(%2$s)[ /](?:%1$s)".formatted(PeriodWords.folded(PeriodWords.QUARTER), YEAR));

  /** "'14" of "'14 - '18", which alone is no date. */
  private static final Pattern LAST_DIGITS = Pattern.compile("'(\\d{2})");

  private static final Pattern ROUNDED =
      Pattern.compile(
          "(?<![\\p{L}\\d])(?:%s)(?![\\p{L}])|(?<!\\p{L} ?)'\\d{2}"
              .formatted(PeriodWords.folded(PeriodWords.PARTS_OF_YEAR)));

  private static final int YEAR_DIGITS = 4;

  /** Two digits from here on are a year of the last century. */
  private static final int LAST_CENTURY = 50;

  private static final Pattern DAY_FIRST =
      Pattern.compile(
          "(\\d{1,2})(?:\\.|st|nd|rd|th|er)? (?:de )?(\\p{L}{3,12})\\.?,? (?:de |del )?("
              + YEAR
              + ")");
  private static final Pattern MONTH_ALONE = Pattern.compile("(\\p{L}{3,12})\\.?");
  private static final Pattern DASH =
      Pattern.compile(
          " ?[-\u2010-\u2015\u2212\u2192~\u301c\uff5e] ?| ?[至到](?!今) ?|(?<=\\d) ?(?=至今)| (?:%s) |(?<=\\d{4}) ?/ ?(?=\\d{4})"
              .formatted(PeriodWords.folded("until")));
  private static final Pattern SINCE =
      Pattern.compile("(?:%s)(?: le| el| dem| o)? ?(.+)".formatted(PeriodWords.folded("since")));
  private static final Pattern FROM =
      Pattern.compile(
          "(?:%s|%s) (.+)".formatted(PeriodWords.folded("since"), PeriodWords.folded("from")));
  private static final Pattern UNTIL =
      Pattern.compile("(?:%s)(?: el| o)? (.+)".formatted(PeriodWords.folded("ends")));
  private static final Pattern OPEN_END =
      Pattern.compile(
          "(?:(?:%s|%s) )?(?:the |la |l'|o |ao? |el )?(?:%s)\\.?"
              .formatted(
                  PeriodWords.folded("until"),
                  PeriodWords.folded("ends"),
                  PeriodWords.folded("now")));

  /** "2017年7月1日" and "2017년 7월". */
  private static final Pattern EAST_ASIAN =
      Pattern.compile("(" + YEAR + ") ?[年년](?: ?(\\d{1,2}) ?[月월](?: ?(\\d{1,2}) ?[日일])?)?");

  private static final String BETWEEN = "(?:[,;]? (?:%s) |,? ?[&+] ?|[,;] ?)";

  /** An expression for what stands between the items of a list: "2012, 2013 and 2014". */
  public static final String BETWEEN_ITEMS = BETWEEN.formatted(PeriodWords.AND);

  private static final Pattern LIST = Pattern.compile(BETWEEN.formatted(PeriodWords.folded("and")));

  /** Parses a period; empty if it is ambiguous. */
  public static Optional<Period> of(String written) {
    var text = plain(written);
    var whole = date(text);
    if (whole.isPresent()) {
      return Optional.of(new Period(null, whole.get()));
    }
    var until = UNTIL.matcher(text);
    if (until.matches()) {
      var end = date(until.group(1));
      if (end.isPresent()) {
        return Optional.of(new Period(null, end.get()));
      }
    }
    var since = SINCE.matcher(text);
    if (since.matches()) {
      var start = date(since.group(1));
      if (start.isPresent()) {
        return Optional.of(new Period(start.get(), null));
      }
      var part = partOfYear(since.group(1));
      if (part.isPresent()) {
        return Optional.of(new Period(part.get().start(), null));
      }
    }
    var from = FROM.matcher(text);
    return between(from.matches() ? from.group(1) : text).or(() -> list(text));
  }

  private static Optional<Period> list(String text) {
    var written = LIST.split(text);
    if (written.length < 2) {
      return Optional.empty();
    }
    var items = Arrays.stream(written).map(it -> of(it).or(() -> partOfYear(it))).toList();
    return items.stream().allMatch(Optional::isPresent)
        ? spanning(items.stream().map(Optional::get).toList())
        : Optional.empty();
  }

  /**
   * The years of a list of dates and periods without a year between them, such as those of {@code
   * Summers 2012, 2013}; empty for others, which are no period.
   */
  public static Optional<Period> spanning(List<Period> items) {
    var sorted = items.stream().sorted(Comparator.comparing(Period::firstYear)).toList();
    var start = sorted.getFirst().firstYear();
    var last = sorted.getFirst().lastYear();
    for (var item : sorted) {
      if (item.end() == null || item.firstYear() > last + 1) {
        return Optional.empty();
      }
      last = Math.max(last, item.lastYear());
    }
    return Optional.of(new Period(String.valueOf(start), String.valueOf(last)));
  }

  private int firstYear() {
    return year(start == null ? end : start);
  }

  private int lastYear() {
    return year(end == null ? start : end);
  }

  private static int year(String date) {
    return Integer.parseInt(date.substring(0, YEAR_DIGITS));
  }

  private static Optional<Period> between(String text) {
    Matcher dash = DASH.matcher(text);
    while (dash.find()) {
      var first = text.substring(0, dash.start());
      var rest = text.substring(dash.end());
      var schoolYears = schoolYears(first, rest);
      if (schoolYears.isPresent()) {
        return schoolYears;
      }
      var start =
          bound(first)
              .or(() -> partOfYear(first).map(Period::start))
              .or(() -> schoolYear(first, 1));
      if (start.isPresent() && isNow(rest)) {
        return Optional.of(new Period(start.get(), null));
      }
      var end =
          bound(rest)
              .or(() -> partOfYear(rest).map(Period::end))
              .or(() -> schoolYear(rest, 2))
              .or(() -> ofSameCentury(first, rest));
      if (start.isEmpty()) {
        start = end.flatMap(it -> ofSameYear(first, it));
      }
      if (start.isPresent() && end.isPresent()) {
        return Optional.of(new Period(start.get(), end.get()));
      }
    }
    return Optional.empty();
  }

  /**
   * Both ends where none has a month for certain: in {@code 2004/05 - 2009} and {@code 2004/05 -
   * 2008/09} the digits behind the stroke are the next year.
   */
  private static Optional<Period> schoolYears(String first, String rest) {
    var start = schoolYear(first, 1);
    var end = schoolYear(rest, 2);
    if (start.isPresent() && end.isPresent()) {
      return Optional.of(new Period(start.get(), end.get()));
    }
    if (start.isPresent() && rest.matches(YEAR)) {
      return Optional.of(new Period(start.get(), rest));
    }
    return first.matches(YEAR) ? end.map(it -> new Period(first, it)) : Optional.empty();
  }

  /** One of the years of {@code 2014/15}. */
  private static Optional<String> schoolYear(String written, int which) {
    var years = SCHOOL_YEAR.matcher(written);
    if (!years.matches()) {
      return Optional.empty();
    }
    var first = Integer.parseInt(years.group(1));
    return (first + 1) % 100 == Integer.parseInt(years.group(2))
        ? Optional.of(String.valueOf(first + which - 1))
        : Optional.empty();
  }

  /** The end of {@code 2014-19}. */
  private static Optional<String> ofSameCentury(String start, String digits) {
    if (!start.matches(YEAR) || !digits.matches("\\d{2}")) {
      return Optional.empty();
    }
    var end = start.substring(0, 2) + digits;
    return start.compareTo(end) < 0 ? Optional.of(end) : Optional.empty();
  }

  /** A date that starts or ends a period. */
  private static Optional<String> bound(String written) {
    var date = date(written);
    var shortYear = SHORT.matcher(written);
    if (date.isEmpty() && shortYear.matches()) {
      var digits = shortYear.group(2);
      return iso(century(digits) + digits, number(shortYear.group(1)), 0);
    }
    var shortNamed = SHORT_NAMED.matcher(written);
    if (date.isEmpty() && shortNamed.matches()) {
      var digits = shortNamed.group(2);
      return iso(century(digits) + digits, month(shortNamed.group(1)), 0);
    }
    var roman = ROMAN.matcher(written);
    if (date.isEmpty() && roman.matches()) {
      var month = ROMAN_MONTHS.indexOf(roman.group(1)) + 1;
      return month == 0 ? date : iso(roman.group(2), month, 0);
    }
    var digits = LAST_DIGITS.matcher(written);
    return date.isEmpty() && digits.matches()
        ? Optional.of(century(digits.group(1)) + digits.group(1))
        : date;
  }

  /** The years of a season, quarter or term such as {@code Summer 2019} and {@code WS 2015/16}. */
  public static Optional<Period> partOfYear(String written) {
    var part = PART_OF_YEAR.matcher(plain(written));
    if (!part.matches()) {
      return Optional.empty();
    }
    if (part.group(5) != null) {
      return Optional.of(new Period(part.group(5), part.group(5)));
    }
    var start = part.group(1) == null ? century(part.group(3)) + part.group(3) : part.group(1);
    var next = part.group(1) == null ? part.group(4) : part.group(2);
    if (next == null) {
      return Optional.of(new Period(start, start));
    }
    var end = String.valueOf(Integer.parseInt(start) + 1);
    return end.endsWith(next) ? Optional.of(new Period(start, end)) : Optional.empty();
  }

  /** Whether a period was written with parts of years, or with two digits for a year. */
  public static boolean isRounded(String written) {
    return ROUNDED.matcher(plain(written)).find();
  }

  private static String century(String digits) {
    return Integer.parseInt(digits) >= LAST_CENTURY ? "19" : "20";
  }

  /** The start of {@code Jan - Mar 2020}. */
  private static Optional<String> ofSameYear(String month, String end) {
    var name = MONTH_ALONE.matcher(month);
    if (!name.matches() || !PeriodWords.MONTHS.containsKey(name.group(1))) {
      return Optional.empty();
    }
    var start = "%s-%02d".formatted(end.substring(0, 4), PeriodWords.MONTHS.get(name.group(1)));
    return start.compareTo(end) <= 0 ? Optional.of(start) : Optional.empty();
  }

  /** Whether the words stand for the present, such as "Present" or "heute". */
  public static boolean isNow(String written) {
    return OPEN_END.matcher(plain(written)).matches();
  }

  /** Whether the word is the name of a month, abbreviated or not. */
  public static boolean isMonth(String word) {
    return PeriodWords.MONTHS.containsKey(plain(word));
  }

  /** A single date as ISO 8601. */
  public static Optional<String> date(String written) {
    var text = plain(written);
    Matcher m;
    if ((m = MIDNIGHT_IN_THE_EAST.matcher(text)).matches()) {
      return date(m.group(1)).map(it -> LocalDate.parse(it).plusDays(1).toString());
    }
    if ((m = YEAR_FIRST.matcher(text)).matches()) {
      return iso(m.group(1), number(m.group(2)), number(m.group(3)));
    }
    if ((m = MONTH_FIRST.matcher(text)).matches()) {
      return iso(m.group(2), number(m.group(1)), 0);
    }
    if ((m = ALL_NUMBERS.matcher(text)).matches()) {
      return ofNumbers(m);
    }
    if ((m = NAMED.matcher(text)).matches()) {
      return iso(m.group(3), month(m.group(1)), number(m.group(2)));
    }
    if ((m = SHORT_YEAR.matcher(text)).matches()) {
      return iso(century(m.group(2)) + m.group(2), month(m.group(1)), 0);
    }
    if ((m = DAY_FIRST.matcher(text)).matches()) {
      return iso(m.group(3), month(m.group(2)), number(m.group(1)));
    }
    return Optional.empty();
  }

  /** With dots the day is first; else only a number above 12 tells which one it is. */
  private static Optional<String> ofNumbers(Matcher m) {
    var first = number(m.group(1));
    var second = number(m.group(3));
    if (m.group(2).equals(".") || first > 12) {
      return iso(m.group(4), second, first);
    }
    return second > 12 ? iso(m.group(4), first, second) : Optional.empty();
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
    var isDay = day <= YearMonth.of(Integer.parseInt(year), month).lengthOfMonth();
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
    return PeriodWords.MONTHS.getOrDefault(word, Integer.MAX_VALUE);
  }

  /** In lower case without diacritics, with single spaces. */
  private static String plain(String written) {
    var numbers =
        EAST_ASIAN
            .matcher(written)
            .replaceAll(
                it ->
                    Stream.of(it.group(1), it.group(2), it.group(3))
                        .filter(Objects::nonNull)
                        .collect(Collectors.joining(".")));
    return Tokenizer.fold(numbers).replace('\u2019', '\'').replaceAll("[\\s\\h]+", " ").strip();
  }
}
