package dev.jobtrail.page;

import dev.jobtrail.text.Language;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormatSymbols;
import java.time.DayOfWeek;
import java.time.Month;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The formats of dates and numbers in a language. Its names and signs are read when the executable
 * is built, which has those of English alone.
 */
public final class LanguageFormat {

  private static final Pattern NAME = Pattern.compile("E{3,4}|M{3,4}");

  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
  private static final String OFFSET = "%s UTC%s";

  private static final Map<Language, LanguageFormat> ALL =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH,
              new LanguageFormat(
                  Language.ENGLISH,
                  "d MMM uuuu",
                  "d MMMM uuuu",
                  "EEE d MMM uuuu, HH:mm",
                  "EEEE, d MMMM"),
              Language.GERMAN,
              new LanguageFormat(
                  Language.GERMAN,
                  "d. MMM uuuu",
                  "d. MMMM uuuu",
                  "EEE, d. MMM uuuu, HH:mm",
                  "EEEE, d. MMMM"),
              Language.FRENCH,
              new LanguageFormat(
                  Language.FRENCH,
                  "d MMM uuuu",
                  "d MMMM uuuu",
                  "EEE d MMM uuuu, HH:mm",
                  "EEEE d MMMM"),
              Language.SPANISH,
              new LanguageFormat(
                  Language.SPANISH,
                  "d MMM uuuu",
                  "d 'de' MMMM 'de' uuuu",
                  "EEE, d MMM uuuu, HH:mm",
                  "EEEE, d 'de' MMMM")));

  private final DateTimeFormatter day;
  private final DateTimeFormatter time;
  private final DateTimeFormatter longDay;
  private final DateTimeFormatter longTime;
  private final DateTimeFormatter weekdayTime;
  private final DateTimeFormatter weekday;
  private final char grouping;
  private final char decimal;

  private LanguageFormat(
      Language language, String day, String longDay, String weekdayTime, String weekday) {
    this.day = formatter(language, day);
    this.time = formatter(language, day + ", HH:mm");
    this.longDay = formatter(language, longDay);
    this.longTime = formatter(language, longDay + ", HH:mm");
    this.weekdayTime = formatter(language, weekdayTime);
    this.weekday = formatter(language, weekday);
    var symbols = DecimalFormatSymbols.getInstance(Locale.of(language.code()));
    this.grouping = symbols.getGroupingSeparator();
    this.decimal = symbols.getDecimalSeparator();
  }

  public static LanguageFormat of(Language language) {
    return ALL.get(language);
  }

  /** The format of the current request's pages. */
  public static LanguageFormat current() {
    return of(RequestLanguage.current());
  }

  /** Such as {@code 21 Nov 2026}. */
  public String day(TemporalAccessor date) {
    return day.format(date);
  }

  /** Such as {@code 21 November 2026}. */
  public String longDay(TemporalAccessor date) {
    return longDay.format(date);
  }

  /** Such as {@code 21 Nov 2026, 14:05}. */
  public String time(TemporalAccessor date) {
    return distinct(time, date);
  }

  /** Such as {@code 21 November 2026, 14:05}. */
  public String longTime(TemporalAccessor date) {
    return distinct(longTime, date);
  }

  /** Such as {@code 14:05}. */
  public static String clock(ZonedDateTime date) {
    return distinct(CLOCK, date);
  }

  /** Such as {@code Saturday, 21 November}. */
  public String weekday(TemporalAccessor date) {
    return weekday.format(date);
  }

  /** Such as {@code Sat 21 Nov 2026, 14:05}. */
  public String weekdayTime(TemporalAccessor date) {
    return distinct(weekdayTime, date);
  }

  /** A whole number, such as {@code 90,000}. */
  public String number(Number number) {
    return String.format(Locale.ROOT, "%,d", number).replace(',', grouping);
  }

  /** An amount of money, such as {@code 65,000} and {@code 18.50}. */
  public String amount(BigDecimal amount) {
    var parts = amount.setScale(2, RoundingMode.HALF_UP).divideAndRemainder(BigDecimal.ONE);
    var whole = number(parts[0].toBigInteger());
    return parts[1].signum() == 0
        ? whole
        : "%s%s%02d".formatted(whole, decimal, parts[1].unscaledValue());
  }

  /** A number with one decimal place, such as {@code 1.5}. */
  public String decimal(double number) {
    return String.format(Locale.ROOT, "%.1f", number).replace('.', decimal);
  }

  /** With the offset, such as {@code 02:30 UTC+01:00}, where a local time occurs twice. */
  private static String distinct(DateTimeFormatter format, TemporalAccessor date) {
    var text = format.format(date);
    return date instanceof ZonedDateTime zoned
            && zoned.getZone().getRules().getValidOffsets(zoned.toLocalDateTime()).size() > 1
        ? OFFSET.formatted(text, zoned.getOffset().getTotalSeconds() == 0 ? "" : zoned.getOffset())
        : text;
  }

  private static DateTimeFormatter formatter(Language language, String pattern) {
    var builder = new DateTimeFormatterBuilder();
    var names = NAME.matcher(pattern);
    var end = 0;
    while (names.find()) {
      appendPattern(builder, pattern.substring(end, names.start()));
      var style = names.group().length() == 3 ? TextStyle.SHORT : TextStyle.FULL;
      var locale = Locale.of(language.code());
      if (names.group().startsWith("E")) {
        builder.appendText(ChronoField.DAY_OF_WEEK, weekdays(style, locale));
      } else {
        builder.appendText(ChronoField.MONTH_OF_YEAR, months(style, locale));
      }
      end = names.end();
    }
    appendPattern(builder, pattern.substring(end));
    return builder.toFormatter(Locale.ROOT);
  }

  private static void appendPattern(DateTimeFormatterBuilder builder, String pattern) {
    if (!pattern.isEmpty()) {
      builder.appendPattern(pattern);
    }
  }

  private static Map<Long, String> weekdays(TextStyle style, Locale locale) {
    var names = new HashMap<Long, String>();
    Arrays.stream(DayOfWeek.values())
        .forEach(it -> names.put((long) it.getValue(), it.getDisplayName(style, locale)));
    return names;
  }

  private static Map<Long, String> months(TextStyle style, Locale locale) {
    var names = new HashMap<Long, String>();
    Arrays.stream(Month.values())
        .forEach(it -> names.put((long) it.getValue(), it.getDisplayName(style, locale)));
    return names;
  }
}
