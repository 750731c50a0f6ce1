package dev.jobtrail.error;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Tells whether the escapes of a request's path and query say a text. */
final class RequestText {

  private static final int ESCAPE_LENGTH = 3;

  private RequestText() {}

  /** Whether every percent sign begins an escape. */
  static boolean isEscapedWell(String text) {
    for (int i = text.indexOf('%'); i >= 0; i = text.indexOf('%', i + ESCAPE_LENGTH)) {
      if (i + ESCAPE_LENGTH > text.length()
          || !HexFormat.isHexDigit(text.charAt(i + 1))
          || !HexFormat.isHexDigit(text.charAt(i + 2))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the escapes are whole, say UTF-8, and hold no NUL character, which the database cannot
   * store.
   */
  static boolean isStorable(String query) {
    return isEscapedWell(query) && !query.contains("%00") && isUtf8(query);
  }

  private static boolean isUtf8(String query) {
    var bytes = ByteBuffer.allocate(query.length());
    for (int i = 0; i < query.length(); i++) {
      if (query.charAt(i) == '%') {
        bytes.put((byte) HexFormat.fromHexDigits(query, i + 1, i + ESCAPE_LENGTH));
        i += ESCAPE_LENGTH - 1;
      } else {
        // others were not escaped; whatever they are, they part the escapes
        bytes.put((byte) (query.charAt(i) & 0x7f));
      }
    }
    try {
      StandardCharsets.UTF_8.newDecoder().decode(bytes.flip());
      return true;
    } catch (CharacterCodingException _) {
      return false;
    }
  }
}
