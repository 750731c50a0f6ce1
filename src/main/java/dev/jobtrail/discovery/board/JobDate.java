package dev.jobtrail.discovery.board;

import dev.jobtrail.posting.PostedDate;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.regex.Pattern;

/** Reads when a job was posted, as boards write it. */
public final class JobDate {

  /** Beyond this a number counts milliseconds: as seconds it would lie in the year 5138. */
  private static final BigDecimal FIRST_MILLIS = BigDecimal.valueOf(100_000_000_000L);

  /** Beyond this it counts microseconds. */
  private static final BigDecimal FIRST_MICROS = BigDecimal.valueOf(100_000_000_000_000L);

  private static final Pattern DIGITS = Pattern.compile("[0-9]{9,17}(?:\\.[0-9]{1,9})?");
  private static final Pattern AGO =
      Pattern.compile(
          "(?:posted\\s+)?(?:(today|just now)|(yesterday)|(?<count>[0-9]{1,4})\\+?\\s+(?<unit>minute|hour|day|week|month|year)s?\\s+ago)",
          Pattern.CASE_INSENSITIVE);
  private static final int LONGEST = 80;

  private JobDate() {}

  /** The first of the fields that is a date, or null. */
  public static Instant of(JsonItem item, String... paths) {
    for (var path : paths) {
      var text = item.at(path).text();
      var date = text == null ? null : of(text);
      if (date != null) {
        return date;
      }
    }
    return null;
  }

  /** A date in any of the formats that are no counts of days ago, or null. */
  public static Instant of(String written) {
    var text = written.strip();
    if (text.length() > LONGEST) {
      return null;
    }
    if (text.indexOf('E') > 0 && Character.isDigit(text.charAt(0))) {
      // a double such as 1.7619048E12
      return ofNumber(text);
    }
    return DIGITS.matcher(text).matches() ? ofNumber(text) : PostedDate.of(text).orElse(null);
  }

  private static Instant ofNumber(String text) {
    try {
      var number = new BigDecimal(text);
      if (Math.abs(number.scale()) > LONGEST) {
        return null;
      }
      var micros = BigDecimal.valueOf(1_000);
      var millis =
          number.compareTo(FIRST_MILLIS) < 0
              ? number.multiply(micros)
              : number.compareTo(FIRST_MICROS) < 0 ? number : number.divide(micros);
      return PostedDate.of(Instant.ofEpochMilli(millis.longValue()).toString()).orElse(null);
    } catch (ArithmeticException | NumberFormatException _) {
      return null;
    }
  }

  /**
   * A date told by how long ago it is, such as "Posted 3 Days Ago"; where that says "30+", the
   * latest day that it can be.
   */
  public static Instant ago(String text, Instant now) {
    var matcher = text == null || text.length() > LONGEST ? null : AGO.matcher(text.strip());
    if (matcher == null || !matcher.matches()) {
      return null;
    }
    var today = now.truncatedTo(ChronoUnit.DAYS);
    if (matcher.group("count") == null) {
      return matcher.group(1) != null ? today : today.minus(Duration.ofDays(1));
    }
    var count = Integer.parseInt(matcher.group("count"));
    return switch (matcher.group("unit").toLowerCase(java.util.Locale.ROOT)) {
      case "minute", "hour" -> today;
      case "day" -> today.minus(Duration.ofDays(count));
      case "week" -> today.minus(Duration.ofDays(7L * count));
      case "month" -> today.minus(Duration.ofDays(30L * count));
      default -> today.minus(Duration.ofDays(365L * count));
    };
  }
}
