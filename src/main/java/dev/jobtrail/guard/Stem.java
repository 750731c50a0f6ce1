package dev.jobtrail.guard;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What the forms of one English, German or Spanish word have in common, roughly. */
final class Stem {

  private static final int SHORTEST = 4;
  private static final Set<String> ENDINGS_OF_SHORT_WORDS = Set.of("ing", "ed", "es", "s", "e");
  private static final int SHORTEST_PARTICIPLE = 8;

  private static final Pattern PARTICIPLE =
      Pattern.compile(
          "^(ein|aus|auf|an|ab|um|vor|mit|zu|nach|durch|bei|weiter|zusammen|hoch|her|hin|los|fest|weg|fort|bereit|heraus|hinzu|)ge(?=\\p{L}{4,}(?:t|en)$)");

  /** Longest first, so that an ending is not taken for the end of a longer one. */
  private static final List<String> ENDINGS =
      List.of(
          "izations",
          "isations",
          "aciones",
          "ization",
          "isation",
          "ierungen",
          "ationen",
          "ierung",
          "ations",
          "ciones",
          "ierten",
          "ating",
          "ation",
          "ators",
          "ierte",
          "ieren",
          "acion",
          "izing",
          "ising",
          "ments",
          "iendo",
          "ieron",
          "eron",
          "ungen",
          "ated",
          "ates",
          "ings",
          "izes",
          "ized",
          "ises",
          "ised",
          "iert",
          "ment",
          "ando",
          "aron",
          "ados",
          "adas",
          "idos",
          "idas",
          "cion",
          "ally",
          "ate",
          "ing",
          "ize",
          "ise",
          "ies",
          "ied",
          "ung",
          "ten",
          "ado",
          "ada",
          "ido",
          "ida",
          "ed",
          "es",
          "en",
          "em",
          "te",
          "ly",
          "ar",
          "ir",
          "os",
          "as",
          "s",
          "e",
          "et",
          "n",
          "y",
          "o",
          "a",
          "t");

  private static final List<String> FRENCH_ENDINGS =
      List.of(
          "issement",
          "issant",
          "erent",
          "aient",
          "ement",
          "euses",
          "antes",
          "rices",
          "eurs",
          "euse",
          "ante",
          "ants",
          "rice",
          "eur",
          "ant",
          "ent",
          "ons",
          "ait",
          "aux",
          "age",
          "ees",
          "ee",
          "er",
          "ez",
          "ir",
          "if",
          "iv",
          "al");

  private Stem() {}

  static String of(String folded) {
    return of(folded, TextLanguage.UNKNOWN);
  }

  static String of(String folded, TextLanguage language) {
    var word = bare(folded);
    if (language != TextLanguage.FRENCH) {
      return word;
    }
    var root =
        FRENCH_ENDINGS.stream()
            .filter(it -> word.endsWith(it) && word.length() - it.length() >= SHORTEST)
            .findFirst()
            .map(it -> word.substring(0, word.length() - it.length()))
            .orElse(word);
    var bare = bare(root);
    return bare.endsWith("gu") ? bare.substring(0, bare.length() - 1) : bare;
  }

  private static String bare(String folded) {
    var word =
        folded.length() < SHORTEST_PARTICIPLE
            ? folded
            : PARTICIPLE.matcher(folded).replaceFirst("$1");
    for (var ending : ENDINGS) {
      var shortest = ENDINGS_OF_SHORT_WORDS.contains(ending) ? SHORTEST - 1 : SHORTEST;
      if (word.endsWith(ending) && word.length() - ending.length() >= shortest) {
        return word.substring(0, word.length() - ending.length());
      }
    }
    return word;
  }
}
