package dev.jobtrail.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Escapes text for WebDriver's keyboard, in which some characters are keys. */
final class TypedText {

  /** The driver takes about a millisecond for a character, and each command has its time. */
  private static final int LONGEST_PIECE = 2_000;

  /** Keys such as Enter and the arrows. Source: W3C WebDriver, section 17.4.2, keyboard actions. */
  private static final char FIRST_KEY = '\uE000';

  private static final char LAST_KEY = '\uE05D';

  private TypedText() {}

  /**
   * What to do one after the other.
   *
   * @param text a key of WebDriver's if that is all it is. In a longer text they are left out, as
   *     somebody's text must not press Enter
   * @param takesLines asked where there are line breaks, which otherwise become spaces
   */
  static List<Piece> pieces(String text, BooleanSupplier takesLines) {
    if (text.length() == 1) {
      return List.of(new Piece(text, true));
    }
    var written = text.replace("\r\n", "\n").replace('\r', '\n').replace('\t', ' ');
    if (written.indexOf('\n') >= 0 && !takesLines.getAsBoolean()) {
      written = written.replace('\n', ' ');
    }
    var pieces = new ArrayList<Piece>();
    var piece = new StringBuilder();
    var isTyped = true;
    for (var it : written.codePoints().filter(it -> it < FIRST_KEY || it > LAST_KEY).toArray()) {
      // chromedriver refuses to type characters beyond the basic plane, such as emoji
      var canBeTyped = Character.isBmpCodePoint(it);
      if (!piece.isEmpty() && (canBeTyped != isTyped || piece.length() >= LONGEST_PIECE)) {
        pieces.add(new Piece(piece.toString(), isTyped));
        piece.setLength(0);
      }
      isTyped = canBeTyped;
      piece.appendCodePoint(it);
    }
    if (!piece.isEmpty()) {
      pieces.add(new Piece(piece.toString(), isTyped));
    }
    return pieces;
  }

  /**
   * A part of a text.
   *
   * @param isTyped by the keyboard, or else put in where the cursor is
   */
  record Piece(String text, boolean isTyped) {}
}
