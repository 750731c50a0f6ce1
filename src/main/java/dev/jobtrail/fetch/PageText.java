package dev.jobtrail.fetch;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Detects the character encoding of a page. */
final class PageText {

  /** Where the HTML standard says that a charset must be declared. */
  private static final int DECLARED_WITHIN = 1024;

  private static final Pattern HEADER =
      Pattern.compile("charset\\s*=\\s*[\"']?([^\\s\"';,]+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern MARKUP =
      Pattern.compile(
          "(?:<meta[^>]{0,300}?charset|<\\?xml[^>]{0,100}?encoding)\\s*=\\s*[\"']?([^\\s\"'/>;]+)",
          Pattern.CASE_INSENSITIVE);

  private PageText() {}

  /** The bytes as text. */
  static String of(byte[] bytes, String contentType) {
    var marked = byByteOrderMark(bytes);
    if (marked.isPresent()) {
      return marked.get();
    }
    // text that is valid UTF-8 by chance is so rare that the bytes are worth more than any header
    var utf8 = strictly(bytes, StandardCharsets.UTF_8);
    if (utf8.isPresent() && utf8.get().length() < bytes.length) {
      return utf8.get();
    }
    var declared = Stream.of(named(HEADER, contentType), named(MARKUP, start(bytes)));
    var charsets = declared.filter(Objects::nonNull).distinct().toList();
    for (var charset : charsets) {
      var text = strictly(bytes, charset);
      if (text.isPresent()) {
        return text.get();
      }
    }
    if (utf8.isPresent()) {
      return utf8.get();
    }
    return repaired(bytes, charsets.isEmpty() ? StandardCharsets.UTF_8 : charsets.getFirst());
  }

  private static Optional<String> byByteOrderMark(byte[] bytes) {
    if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
      return Optional.of(new String(bytes, 3, bytes.length - 3, StandardCharsets.UTF_8));
    }
    if (startsWith(bytes, 0xfe, 0xff)) {
      return Optional.of(new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_16BE));
    }
    if (startsWith(bytes, 0xff, 0xfe)) {
      return Optional.of(new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_16LE));
    }
    return Optional.empty();
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    if (bytes.length < mark.length) {
      return false;
    }
    for (var i = 0; i < mark.length; i++) {
      if ((bytes[i] & 0xff) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  private static Optional<String> strictly(byte[] bytes, Charset charset) {
    try {
      return Optional.of(
          charset
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(bytes))
              .toString());
    } catch (CharacterCodingException _) {
      return Optional.empty();
    }
  }

  /** A page cut or damaged in a few places keeps its charset; one that never was UTF-8 does not. */
  private static String repaired(byte[] bytes, Charset charset) {
    var text = new String(bytes, charset);
    if (!charset.equals(StandardCharsets.UTF_8)) {
      return text;
    }
    var broken = text.chars().filter(it -> it == 0xfffd).count();
    var right = text.chars().filter(it -> it > 0x7f && it != 0xfffd).count();
    return right >= broken ? text : new String(bytes, western());
  }

  private static String start(byte[] bytes) {
    return new String(
        bytes, 0, Math.min(bytes.length, DECLARED_WITHIN), StandardCharsets.ISO_8859_1);
  }

  private static Charset named(Pattern pattern, String text) {
    if (text == null) {
      return null;
    }
    var matcher = pattern.matcher(text);
    return matcher.find() ? charset(matcher.group(1).toLowerCase(Locale.ROOT)) : null;
  }

  private static Charset charset(String name) {
    return switch (name) {
      // as the Encoding standard has it: pages that claim these mean their superset
      case "iso-8859-1", "latin1", "us-ascii", "ascii" -> western();
      case "gb2312" -> charsetOrNull("gb18030");
      default -> charsetOrNull(name);
    };
  }

  private static Charset western() {
    var windows = charsetOrNull("windows-1252");
    return windows == null ? StandardCharsets.ISO_8859_1 : windows;
  }

  private static Charset charsetOrNull(String name) {
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
      return null;
    }
  }
}
