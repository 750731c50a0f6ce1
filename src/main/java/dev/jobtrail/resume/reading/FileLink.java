package dev.jobtrail.resume.reading;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A link in a file.
 *
 * @param address where it leads to
 * @param text what it stands on, without spaces; empty where nothing is written there
 */
record FileLink(String address, String text) {

  /** Of a file; more are no links of a resume. */
  static final int MOST = 50;

  private static final Pattern SPACES = Pattern.compile("[\\s\\h]+");

  /** A link with its text as the file has it. */
  static FileLink on(String text, String address) {
    return new FileLink(address, bare(text));
  }

  boolean isToPage() {
    return address.startsWith("http");
  }

  boolean hasText() {
    return text.codePoints().anyMatch(Character::isLetterOrDigit);
  }

  /** Whether one of the lines has the text that it stands on. */
  boolean isIn(List<TextLine> lines) {
    return lines.stream().anyMatch(it -> isIn(it.text()));
  }

  boolean isIn(String written) {
    return hasText() && bare(written).contains(text);
  }

  private static String bare(String text) {
    return SPACES.matcher(text).replaceAll("");
  }
}
