package dev.jobtrail.resume.reading;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Decodes text files and drops what no document can hold. */
final class FileText {

  private static final Charset WESTERN = Charset.forName("windows-1252");

  private static final Pattern UNSTORABLE =
      Pattern.compile("[\\p{Cc}&&[^\\t\\n\\r\\f]]|[\\p{Cs}\\uFEFF\\uFFFE\\uFFFF]");

  /** One in so many bytes of a text may be a control character. */
  private static final int MOST_CONTROLS = 100;

  private FileText() {}

  /** The text of the bytes: by byte-order mark, else UTF-8, else Windows-1252. */
  static String of(byte[] bytes) {
    if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
      return storable(new String(bytes, StandardCharsets.UTF_16));
    }
    try {
      return storable(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException _) {
      return storable(new String(bytes, WESTERN));
    }
  }

  /**
   * Whether hardly any byte is a control character, as in texts; pictures and programs have many.
   */
  static boolean isText(byte[] bytes) {
    if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
      return true;
    }
    var controls = 0;
    for (var it : bytes) {
      controls += it >= 0 && it < ' ' && !Character.isWhitespace(it) ? 1 : 0;
    }
    return controls <= bytes.length / MOST_CONTROLS;
  }

  /** The text without control characters, byte-order marks and unpaired surrogates. */
  static String storable(String text) {
    return UNSTORABLE.matcher(text).replaceAll("");
  }

  static boolean startsWith(byte[] bytes, int... first) {
    if (bytes.length < first.length) {
      return false;
    }
    for (var i = 0; i < first.length; i++) {
      if ((bytes[i] & 0xff) != first[i]) {
        return false;
      }
    }
    return true;
  }
}
