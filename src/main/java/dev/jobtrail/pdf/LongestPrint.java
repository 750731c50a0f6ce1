package dev.jobtrail.pdf;

import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Leaves out what is printed beyond some 60 pages, and the end of words that fill half a page: a
 * document of 1 MB can have hundreds of thousands of lines, which would take a processor and the
 * memory for minutes.
 */
final class LongestPrint implements UnaryOperator<String> {

  private static final int MOST_LINES = 3_300;
  private static final int LINE_LENGTH = 100;

  private static final Pattern ENDLESS_WORD = Pattern.compile("(?<!\\S)(\\S{2000})\\S+");

  private final UnaryOperator<String> wording;
  private int lines = MOST_LINES;
  private boolean hasCut;

  LongestPrint(UnaryOperator<String> wording) {
    this.wording = wording;
  }

  /** Empty for a text that is left out. */
  @Override
  public String apply(String text) {
    var worded = wording.apply(text);
    var shorter = ENDLESS_WORD.matcher(worded).replaceAll("$1");
    var printed = shorter.substring(0, Math.min(shorter.length(), lines * LINE_LENGTH));
    hasCut |= printed.length() < worded.length();
    lines -= (printed.length() + LINE_LENGTH - 1) / LINE_LENGTH;
    return printed;
  }

  /** Whether something was left out. */
  boolean hasCut() {
    return hasCut;
  }
}
