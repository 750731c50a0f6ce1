package dev.jobtrail.error;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** Validates the percent-encoding of a URL. */
final class RequestText {

  private static final String REPLACEMENT = "\ufffd";
  private static final String ESCAPED_REPLACEMENT = "%EF%BF%BD";

  private RequestText() {}

  /**
   * Whether the escapes say UTF-8 and hold no NUL character, which the database cannot store.
   *
   * @param escaped a path or query of a URI, whose escapes are whole
   */
  static boolean isStorable(String escaped) {
    if (escaped.indexOf('%') < 0) {
      return true;
    }
    var text = URLDecoder.decode(escaped.replace(ESCAPED_REPLACEMENT, ""), StandardCharsets.UTF_8);
    return text.indexOf(0) < 0 && !text.contains(REPLACEMENT);
  }
}
