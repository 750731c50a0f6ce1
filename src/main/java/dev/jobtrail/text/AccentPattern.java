package dev.jobtrail.text;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Regular expressions of PostgreSQL that find a text with and without accents and with umlauts in
 * either spelling: "muenchen" finds "München", and "societe" finds "Société".
 */
public final class AccentPattern {

  private static final char FIRST = '\u00c0';
  private static final char LAST = '\u017f';

  /** Brackets with the letters that are folded to one. */
  private static final Map<String, String> LETTERS = letters();

  private static final String UMLAUT = "(?:%se|%s)";
  private static final String SHARP_S = "(?:ss|ß)";

  private AccentPattern() {}

  private static Map<String, String> letters() {
    var variants = new HashMap<String, StringBuilder>();
    for (var letter = FIRST; letter <= LAST; letter++) {
      var folded = Tokenizer.fold(String.valueOf(letter));
      if (folded.length() == 1 && Character.isLetter(folded.charAt(0))) {
        variants.computeIfAbsent(folded, StringBuilder::new).append(letter);
      }
    }
    var letters = new HashMap<String, String>();
    variants.forEach((folded, all) -> letters.put(folded, "[" + all + "]"));
    return letters;
  }

  /** The expression for a text, to be compared without case. */
  public static String of(String text) {
    var typed = Normalizer.normalize(text, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    var pattern = new StringBuilder();
    for (var at = 0; at < typed.length(); at++) {
      var letter = typed.substring(at, at + 1);
      var folded = Tokenizer.fold(letter);
      var isSpelledOut = isUmlaut(typed, at);
      if (isSpelledOut || "äöü".contains(letter)) {
        pattern.append(UMLAUT.formatted(folded, anyOf(folded)));
        at += isSpelledOut ? 1 : 0;
      } else if (typed.startsWith("ss", at) || letter.equals("ß")) {
        pattern.append(SHARP_S);
        at += letter.equals("ß") ? 0 : 1;
      } else {
        pattern.append(anyOf(folded.length() == 1 ? folded : letter));
      }
    }
    return pattern.toString();
  }

  private static boolean isUmlaut(String typed, int at) {
    return at + 1 < typed.length()
        && typed.charAt(at + 1) == 'e'
        && "aou".indexOf(typed.charAt(at)) >= 0
        && (at == 0 || "aeq".indexOf(typed.charAt(at - 1)) < 0);
  }

  private static String anyOf(String letter) {
    var known = LETTERS.get(letter);
    if (known != null) {
      return known;
    }
    return Character.isLetterOrDigit(letter.charAt(0)) || Character.isSurrogate(letter.charAt(0))
        ? letter
        : "\\" + letter;
  }
}
