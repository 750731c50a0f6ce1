package dev.jobtrail.guard;

import java.util.List;

/** What the forms of one English, German or Spanish word have in common, roughly. */
final class Stem {

  private static final int SHORTEST = 4;

  /** Longest first, so that an ending is not taken for the end of a longer one. */
  private static final List<String> ENDINGS =
      List.of(
          "izations", "isations", "aciones", "ization", "isation", "ierungen", "ationen",
          "ierung", "ations", "ciones", "ierten", "ating", "ation", "ators", "ierte", "ieren",
          "acion", "izing", "ising", "ments", "iendo", "ieron", "ungen", "ated", "ates", "ings",
          "izes", "ized", "ises", "ised", "iert", "ment", "ando", "aron", "ados", "adas", "idos",
          "idas", "cion", "ally", "ate", "ing", "ize", "ise", "ies", "ied", "ung", "ten", "ado",
          "ada", "ido", "ida", "ed", "es", "en", "em", "te", "ly", "ar", "ir", "os", "as", "s", "e",
          "n", "y", "o", "a", "t");

  private Stem() {}

  static String of(String folded) {
    for (var ending : ENDINGS) {
      if (folded.endsWith(ending) && folded.length() - ending.length() >= SHORTEST) {
        return folded.substring(0, folded.length() - ending.length());
      }
    }
    return folded.length() == SHORTEST && folded.endsWith("s")
        ? folded.substring(0, SHORTEST - 1)
        : folded;
  }
}
