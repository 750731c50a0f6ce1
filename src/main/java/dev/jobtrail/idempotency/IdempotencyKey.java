package dev.jobtrail.idempotency;

import dev.jobtrail.error.ApiException;
import java.util.regex.Pattern;

/**
 * An Idempotency-Key header: a structured field string (RFC 9651, section 3.3.3), or unquoted, as
 * many clients send it.
 *
 * @param text without quotes and escapes
 */
record IdempotencyKey(String text) {

  static final String HEADER = "Idempotency-Key";

  private static final int LONGEST = 255;
  private static final Pattern PRINTABLE = Pattern.compile("[\\x20-\\x7e]+");
  private static final Pattern QUOTED =
      Pattern.compile("\"((?:[\\x20\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\[\"\\\\])+)\"");
  private static final Pattern ESCAPED = Pattern.compile("\\\\(.)");

  /**
   * Reads the header.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  static IdempotencyKey parse(String header) {
    var value = header.strip();
    var text = value.startsWith("\"") ? unquoted(value) : value;
    if (text.length() > LONGEST || !PRINTABLE.matcher(text).matches()) {
      throw invalid();
    }
    return new IdempotencyKey(text);
  }

  private static String unquoted(String value) {
    var quoted = QUOTED.matcher(value);
    if (!quoted.matches()) {
      throw invalid();
    }
    return ESCAPED.matcher(quoted.group(1)).replaceAll("$1");
  }

  private static ApiException invalid() {
    return ApiException.invalid(
        HEADER, "must be 1 to %s printable ASCII characters, in quotes or without", LONGEST);
  }
}
