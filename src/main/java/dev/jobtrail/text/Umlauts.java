package dev.jobtrail.text;

/** Umlauts that are written without the key for them: "Muenchen" for "München". */
public final class Umlauts {

  /** "due" and "toe" would become other words. */
  private static final int SHORTEST = 4;

  private Umlauts() {}

  /**
   * A word with "a", "o" and "u" for "ae", "oe" and "ue", as {@link Tokenizer#fold} writes the
   * umlaut itself. "que" and "aue" have none. Both words of a comparison are to be written so.
   */
  public static String plain(String folded) {
    var at = folded.length() < SHORTEST ? -1 : next(folded, 0);
    if (at < 0) {
      return folded;
    }
    var plain = new StringBuilder(folded.length());
    var from = 0;
    while (at >= 0) {
      plain.append(folded, from, at);
      from = at + 1;
      at = next(folded, from);
    }
    return plain.append(folded, from, folded.length()).toString();
  }

  /** Where the next "e" is that stands for the dots; -1 if there is none. */
  private static int next(String word, int from) {
    for (var at = word.indexOf('e', Math.max(from, 1)); at >= 0; at = word.indexOf('e', at + 1)) {
      var isAfterVowel = at > 1 && "aeq".indexOf(word.charAt(at - 2)) >= 0;
      if ("aou".indexOf(word.charAt(at - 1)) >= 0 && !isAfterVowel) {
        return at;
      }
    }
    return -1;
  }
}
