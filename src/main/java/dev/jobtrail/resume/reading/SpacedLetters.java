package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reading.PdfGlyphs.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Closes the gaps of letter-spaced text, as headings often are: "P R O F I L E". */
final class SpacedLetters {

  /** In font sizes: the least gap between letters that are spaced. */
  private static final float MIN_GAP = 0.08f;

  /** In font sizes: a wider gap parts texts. */
  private static final float MAX_GAP = 2.2f;

  /** In font sizes: how much the gaps differ. */
  private static final float TOLERANCE = 0.12f;

  private static final int MIN_PAIRS = 3;

  /** Of a text with spaces between all letters; fewer may be a list such as "A B C". */
  private static final int MIN_LETTERS = 6;

  private static final double MOSTLY = 0.7;

  /** Words of spaced letters with wider gaps between them. */
  private static final Pattern WORDS =
      Pattern.compile("\\p{L}(?:[ \\h][\\p{L}.-])+(?:[ \\h]{2,}\\p{L}(?:[ \\h][\\p{L}.-])+)*");

  private SpacedLetters() {}

  /**
   * Closes the gaps of words in plain text: "J A N A", and "N O V A K" behind a wide gap. One word
   * alone can be a list, and where all gaps are alike, nothing tells where a word ends.
   */
  static List<String> closed(String... parts) {
    var words = new ArrayList<String>();
    for (var part : parts) {
      if (!WORDS.matcher(part.strip()).matches()) {
        return List.of(parts);
      }
      for (var word : part.strip().split("[ \\h]{2,}")) {
        words.add(word.replaceAll("[ \\h]", ""));
      }
    }
    return words.size() > 1 ? List.of(String.join(" ", words)) : List.of(parts);
  }

  /** The glyphs of a line from left to right, those of spaced text as wide as their steps. */
  static List<Glyph> closed(List<Glyph> line) {
    var closed = new ArrayList<Glyph>();
    var start = 0;
    for (var index = 1; index <= line.size(); index++) {
      if (index == line.size() || isApart(line.get(index - 1), line.get(index))) {
        closed.addAll(closedPiece(line.subList(start, index)));
        start = index;
      }
    }
    return closed;
  }

  private static boolean isApart(Glyph left, Glyph right) {
    return right.x() - left.right() > MAX_GAP * right.size()
        || Math.abs(left.size() - right.size()) > left.size() / 4;
  }

  /** Files also write spaces between the letters, and more of them between words. */
  private static List<Glyph> closedPiece(List<Glyph> written) {
    var piece = written.stream().filter(it -> !it.text().isBlank()).toList();
    var hasSpaces = piece.size() < written.size();
    if (hasSpaces && (piece.size() < MIN_LETTERS || !piece.stream().allMatch(it -> isLetter(it)))) {
      return written;
    }
    var gaps = new ArrayList<Float>();
    for (var index = 1; index < piece.size(); index++) {
      if (isLetter(piece.get(index - 1)) && isLetter(piece.get(index))) {
        gaps.add(gap(piece, index));
      }
    }
    if (gaps.size() < MIN_PAIRS) {
      return written;
    }
    var size = piece.getFirst().size();
    var usual = gaps.stream().sorted().toList().get(gaps.size() / 2);
    var alike = gaps.stream().filter(it -> Math.abs(it - usual) < TOLERANCE * size).count();
    if (usual < MIN_GAP * size || alike < MOSTLY * gaps.size()) {
      return written;
    }
    return piece.stream().map(it -> isLetter(it) ? widened(it, usual) : it).toList();
  }

  private static float gap(List<Glyph> piece, int index) {
    return piece.get(index).x() - piece.get(index - 1).right();
  }

  private static Glyph widened(Glyph glyph, float gap) {
    return new Glyph(
        glyph.text(), glyph.x(), glyph.right() + gap, glyph.y(), glyph.size(), glyph.isBold());
  }

  private static boolean isLetter(Glyph glyph) {
    return Character.isLetter(glyph.text().codePointAt(0));
  }
}
