package dev.jobtrail.ai.model;

import java.util.regex.Pattern;

/** Texts of a model without what no text should hold. */
final class CleanText {

  private static final Pattern LINE_BREAK = Pattern.compile("\r\n?|[\u0085\u2028\u2029\u000b\f]");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  private CleanText() {}

  /** Without control characters, which the database refuses, and halves of surrogate pairs. */
  static String of(String text) {
    var lines = LINE_BREAK.matcher(text).replaceAll("\n");
    var clean = new StringBuilder(lines.length());
    lines.codePoints().filter(CleanText::isText).forEach(clean::appendCodePoint);
    return clean.toString();
  }

  /** The same in one line, cut to a length in chars. */
  static String line(String text, int longest) {
    return cut(SPACES.matcher(of(text)).replaceAll(" ").strip(), longest);
  }

  /** The beginning of a text, without half a surrogate pair at its end. */
  static String cut(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    var end =
        longest > 0 && Character.isHighSurrogate(text.charAt(longest - 1)) ? longest - 1 : longest;
    return text.substring(0, end).stripTrailing();
  }

  private static boolean isText(int it) {
    return it == '\n'
        || it == '\t'
        || Character.getType(it) != Character.CONTROL
            && Character.getType(it) != Character.SURROGATE;
  }
}
