package dev.jobtrail.pdf;

import java.text.Normalizer;
import java.util.function.IntPredicate;

/**
 * Replaces characters that the bundled fonts cannot draw.
 *
 * <p>Look-alike letters (mathematical bold, full width) become the plain letter. Emoji and other
 * symbols without a glyph are removed, since they carry no facts. Each run of letters without a
 * glyph, such as Chinese or Arabic words, becomes one {@value #MISSING}, so that a reader sees that
 * text is missing.
 */
final class PrintableText {
  private static final String MISSING = "□";

  private final IntPredicate hasGlyph;

  PrintableText(IntPredicate hasGlyph) {
    this.hasGlyph = hasGlyph;
  }

  String of(String text) {
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    StringBuilder printable = new StringBuilder(composed.length());
    boolean inMissingRun = false;
    for (int index = 0; index < composed.length(); ) {
      int codePoint = composed.codePointAt(index);
      index += Character.charCount(codePoint);
      if (Character.isWhitespace(codePoint)
          || (Character.isSpaceChar(codePoint) && codePoint != '\u00a0')) {
        printable.append(' ');
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
        } else if (Character.isLetterOrDigit(codePoint) && !inMissingRun) {
          printable.append(MISSING);
          inMissingRun = true;
        }
      }
    }
    return printable.toString().strip().replaceAll(" {2,}", " ");
  }

  private static boolean isInvisible(int codePoint) {
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
