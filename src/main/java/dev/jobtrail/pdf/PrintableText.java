package dev.jobtrail.pdf;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * Replaces characters that no font can draw.
 *
 * <p>Look-alike letters (mathematical bold, full width) become the plain letter. Emoji and other
 * symbols without a glyph are removed, since they carry no facts. Each run of letters without a
 * glyph, such as words in Syriac, becomes one {@value #MISSING}, so that a reader sees that text is
 * missing.
 */
final class PrintableText {
  static final String MISSING = "□";
  private static final int NON_JOINER = 0x200c;
  private static final int JOINER = 0x200d;

  private final IntPredicate hasGlyph;

  PrintableText(IntPredicate hasGlyph) {
    this.hasGlyph = hasGlyph;
  }

  String of(String text) {
    return of(text, _ -> {});
  }

  /**
   * @param missing is given each character that is replaced or removed
   */
  String of(String text, IntConsumer missing) {
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    StringBuilder printable = new StringBuilder(composed.length());
    boolean inMissingRun = false;
    for (int index = 0; index < composed.length(); ) {
      int codePoint = composed.codePointAt(index);
      index += Character.charCount(codePoint);
      if (Character.isWhitespace(codePoint)
          || (Character.isSpaceChar(codePoint) && codePoint != '\u00a0')) {
        printable.append(' ');
      } else if (isJoining(codePoint) && endsWithJoinedLetter(printable, codePoint)) {
        printable.appendCodePoint(codePoint);
      } else if (isInvisible(codePoint)) {
        continue;
      } else if (hasGlyph.test(codePoint)) {
        printable.appendCodePoint(codePoint);
        inMissingRun = false;
      } else {
        String plain = Normalizer.normalize(Character.toString(codePoint), Normalizer.Form.NFKC);
        if (plain.codePoints().allMatch(hasGlyph)) {
          printable.append(plain);
          inMissingRun = false;
        } else {
          missing.accept(codePoint);
          if (Character.isLetterOrDigit(codePoint) && !inMissingRun) {
            printable.append(MISSING);
            inMissingRun = true;
          }
        }
      }
    }
    return printable.toString().strip().replaceAll(" {2,}", " ");
  }

  /** Whether it decides the forms of the letters beside it and has none itself. */
  static boolean isJoining(int codePoint) {
    return codePoint == NON_JOINER || codePoint == JOINER;
  }

  /** Words of Persian have non-joiners, those of India both. */
  private static boolean endsWithJoinedLetter(StringBuilder text, int joining) {
    if (text.isEmpty()) {
      return false;
    }
    int last = text.codePointBefore(text.length());
    return PageLanguage.isShaped(last)
        || joining == NON_JOINER && UnicodeScript.of(last) == UnicodeScript.ARABIC;
  }

  /** Also characters that only change the look of an emoji before them. */
  private static boolean isInvisible(int codePoint) {
    if (Character.isEmojiModifier(codePoint) || 0xfe00 <= codePoint && codePoint <= 0xfe0f) {
      return true;
    }
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }
}
