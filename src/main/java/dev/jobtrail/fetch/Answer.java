package dev.jobtrail.fetch;

import io.vertx.core.MultiMap;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.regex.Pattern;

/**
 * What a site answered to one request.
 *
 * @param body the body as sent, empty unless the status is a success
 */
record Answer(int status, MultiMap headers, byte[] body) {

  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}");

  boolean isSuccess() {
    return status >= 200 && status < 300;
  }

  boolean isRedirect() {
    return switch (status) {
      case 301, 302, 303, 307, 308 -> true;
      default -> false;
    };
  }

  /** Whether the site says that what it answered before still holds. */
  boolean isUnchanged() {
    return status == 304;
  }

  /** Whether the site can be asked if this answer has changed. */
  boolean hasValidator() {
    return headers.contains("ETag") || headers.contains("Last-Modified");
  }

  /** How long the site asks to wait, or null where it does not say. */
  Duration retryAfter() {
    var value = headers.get("Retry-After");
    if (value == null) {
      return null;
    }
    if (SECONDS.matcher(value.strip()).matches()) {
      return Duration.ofSeconds(Long.parseLong(value.strip()));
    }
    try {
      // against the site's own clock: ours may differ
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
