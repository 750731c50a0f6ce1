package dev.jobtrail.text;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Parses posting dates in many formats. */
public final class PostedDate {

  /** Seconds, milliseconds or microseconds since 1970, possibly a double such as 1.7619048E12. */
  private static final Pattern NUMBER =
      Pattern.compile("[0-9]{9,17}(?:\\.[0-9]{1,9})?|[0-9.]{1,20}E[0-9]{1,2}");

  /** Beyond this a number counts milliseconds: as seconds it would lie in the year 5138. */
  private static final BigDecimal FIRST_MILLIS = BigDecimal.valueOf(100_000_000_000L);

  private static final BigDecimal FIRST_MICROS = BigDecimal.valueOf(100_000_000_000_000L);

  private static final BigDecimal THOUSAND = BigDecimal.valueOf(1_000);

  private static final Pattern AGO =
      Pattern.compile(
          "(?:posted\\s+)?(?:(today|just now)|(yesterday)|(?<count>[0-9]{1,4})\\+?\\s+(?<unit>minute|hour|day|week|month|year)s?\\s+ago)",
          Pattern.CASE_INSENSITIVE);

  private static final int LONGEST = 80;

  /**
   * ISO 8601 and its usual variations: a space for the T, an offset without colon, "UTC", a date
   * alone.
   */
  private static final DateTimeFormatter ISO_LIKE =
      DateTimeFormatter.ofPattern(
          "yyyy-M-d[['T'][' ']H:mm[:ss[.SSSSSSSSS][.SSSSSSS][.SSSSSS][.SSS][.SS][.S]]][ ][XXX][XX][X]['UTC']['GMT']",
          Locale.ROOT);

  private static final List<DateTimeFormatter> FORMATS =
      List.of(
          DateTimeFormatter.ISO_DATE_TIME,
          ISO_LIKE,
          DateTimeFormatter.RFC_1123_DATE_TIME,
          DateTimeFormatter.BASIC_ISO_DATE,
          DateTimeFormatter.ofPattern("yyyy/M/d", Locale.ROOT),
          DateTimeFormatter.ofPattern("d.M.yyyy", Locale.ROOT),
          DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.ENGLISH),
          DateTimeFormatter.ofPattern("MMMM d, yyyy", Locale.ENGLISH),
          DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH),
          DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH));

  /** Beyond these a date is a mistake. */
  private static final Instant EARLIEST = Instant.parse("1990-01-01T00:00:00Z");

  private static final Instant LATEST = Instant.parse("2100-01-01T00:00:00Z");

  private PostedDate() {}

  /**
   * The instant that a text names, to the millisecond; a date means its midnight, and a time
   * without a zone is taken as UTC.
   */
  public static Optional<Instant> of(String text) {
    if (text == null || text.length() > LONGEST) {
      return Optional.empty();
    }
    return instant(text.strip())
        .map(it -> it.truncatedTo(ChronoUnit.MILLIS))
        .filter(it -> !it.isBefore(EARLIEST) && it.isBefore(LATEST));
  }

  /**
   * A date told by how long ago it is, such as "Posted 3 Days Ago"; where that says "30+", the
   * latest day that it can be.
   */
  public static Optional<Instant> ago(String text, Instant now) {
    var matcher = text == null || text.length() > LONGEST ? null : AGO.matcher(text.strip());
    if (matcher == null || !matcher.matches()) {
      return Optional.empty();
    }
    if (matcher.group("count") == null) {
      return Optional.of(daysAgo(matcher.group(1) != null ? 0 : 1, now));
    }
    var count = Integer.parseInt(matcher.group("count"));
    var days =
        switch (matcher.group("unit").toLowerCase(Locale.ROOT)) {
          case "minute", "hour" -> 0;
          case "day" -> count;
          case "week" -> 7 * count;
          case "month" -> 30 * count;
          default -> 365 * count;
        };
    return Optional.of(daysAgo(days, now));
  }

  private static Instant daysAgo(int days, Instant now) {
    return now.truncatedTo(ChronoUnit.DAYS).minus(Duration.ofDays(days));
  }

  private static Optional<Instant> instant(String text) {
    if (NUMBER.matcher(text).matches()) {
      return ofNumber(text);
    }
    for (var format : FORMATS) {
      try {
        return Optional.of(
            instant(
                format.parseBest(
                    text, OffsetDateTime::from, LocalDateTime::from, LocalDate::from)));
      } catch (DateTimeException _) {
        // one of the others, then
      }
    }
    return Optional.empty();
  }

  private static Optional<Instant> ofNumber(String text) {
    try {
      var number = new BigDecimal(text);
      var millis =
          number.compareTo(FIRST_MILLIS) < 0
              ? number.multiply(THOUSAND)
              : number.compareTo(FIRST_MICROS) < 0 ? number : number.divide(THOUSAND);
      return Optional.of(Instant.ofEpochMilli(millis.longValue()));
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }

  private static Instant instant(TemporalAccessor read) {
    return switch (read) {
      case OffsetDateTime time -> time.toInstant();
      case LocalDateTime time -> time.toInstant(ZoneOffset.UTC);
      case LocalDate date -> date.atStartOfDay().toInstant(ZoneOffset.UTC);
      default -> throw new DateTimeException("no date");
    };
  }
}
