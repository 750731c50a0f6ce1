package dev.jobtrail.resume.reading;

import java.util.regex.Pattern;

/** What Chinese, Japanese and Korean text has unlike others: words without spaces, wide letters. */
final class EastAsianText {

  /** Letters that are written without spaces between words, as the inside of a character class. */
  static final String UNSPACED = "\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\u30fc";

  /** The same with the punctuation and the forms of their width. */
  private static final String UNSPACED_OR_MARK = UNSPACED + "\u3000-\u303f\uff01-\uff60";

  /** These letters and those of Korean, as the inside of a character class. */
  static final String LETTERS = UNSPACED + "\\p{IsHangul}";

  private static final Pattern WIDE = Pattern.compile("[" + UNSPACED_OR_MARK + "\\p{IsHangul}]");
  private static final Pattern BEGINS_UNSPACED =
      Pattern.compile("^[" + UNSPACED_OR_MARK + "].*", Pattern.DOTALL);
  private static final Pattern ENDS_UNSPACED =
      Pattern.compile(".*[" + UNSPACED_OR_MARK + "]$", Pattern.DOTALL);

  private EastAsianText() {}

  /** The length of a text in letters of others, of which two are as wide as one of these. */
  static int width(String text) {
    return text.length() + (int) WIDE.matcher(text).results().count();
  }

  /** Whether a line can break before any letter of the text. */
  static boolean begins(String text) {
    return BEGINS_UNSPACED.matcher(text).matches();
  }

  /** Whether two lines of a paragraph have no space between them. */
  static boolean isJoinedWithoutSpace(String text, String next) {
    return ENDS_UNSPACED.matcher(text).matches() && begins(next);
  }
}
