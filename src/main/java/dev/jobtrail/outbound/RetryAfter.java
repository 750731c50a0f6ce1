package dev.jobtrail.outbound;

import io.vertx.core.MultiMap;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.regex.Pattern;

/** Reads the Retry-After header (RFC 9110, 10.2.3). */
final class RetryAfter {

  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}");

  private RetryAfter() {}

  /** The wait that the headers ask for, or null without a valid one. */
  static Duration in(MultiMap headers) {
    var value = headers.get("Retry-After");
    if (value == null) {
      return null;
    }
    if (SECONDS.matcher(value.strip()).matches()) {
      return Duration.ofSeconds(Long.parseLong(value.strip()));
    }
    try {
      // against the server's own clock: ours may differ
      var wait = Duration.between(httpDate(headers.get("Date")), httpDate(value));
      return wait.isNegative() ? Duration.ZERO : wait;
    } catch (DateTimeException _) {
      return null;
    }
  }

  private static ZonedDateTime httpDate(String value) {
    return ZonedDateTime.parse(
        value == null ? "" : value.strip(), DateTimeFormatter.RFC_1123_DATE_TIME);
  }
}
