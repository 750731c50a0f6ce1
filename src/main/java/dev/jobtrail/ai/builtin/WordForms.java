package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** Tells whether two words are forms of one word by number, gender or case. */
final class WordForms {

  /** What words of one meaning begin with alike; English ones only add their plural. */
  private static final int SHORTEST = 5;

  private static final int SHORTEST_ENGLISH = 3;

  /** Endings that replace each other without changing the word; "" is none. */
  private static final Map<Language, Set<String>> ENDINGS =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH, Set.of("", "s", "es", "y", "ies"),
              Language.GERMAN,
                  Set.of("", "e", "en", "n", "er", "ern", "es", "s", "in", "innen", "frau", "mann"),
              Language.FRENCH,
                  Set.of(
                      "", "s", "e", "es", "x", "al", "aux", "ale", "ales", "eur", "euse", "euses",
                      "eurs", "teur", "trice", "trices", "ier", "iere", "ieres", "iers", "nne",
                      "nnes"),
              Language.SPANISH, Set.of("", "s", "es", "a", "as", "o", "os", "z", "ces")));

  private WordForms() {}

  /**
   * Whether two folded words are forms of one word.
   *
   * @param language null where it is not known: any may be meant
   */
  static boolean areOfOne(String one, String other, Language language) {
    if (one.equals(other)) {
      return true;
    }
    if (Arrays.stream(Language.values()).anyMatch(it -> it.isStopWord(one))) {
      return false;
    }
    return language != null
        ? areOfOneIn(one, other, language)
        : Arrays.stream(Language.values()).anyMatch(it -> areOfOneIn(one, other, it));
  }

  private static boolean areOfOneIn(String one, String other, Language language) {
    var common = 0;
    while (common < Math.min(one.length(), other.length())
        && one.charAt(common) == other.charAt(common)) {
      common++;
    }
    // English names stand in texts of every language
    return has(Language.ENGLISH, one, other, common, SHORTEST_ENGLISH)
        || has(language, one, other, common, SHORTEST);
  }

  /** An ending may begin before the first letter that differs: "familles", "famille". */
  private static boolean has(
      Language language, String one, String other, int common, int shortest) {
    var endings = ENDINGS.get(language);
    for (var at = common; at >= Math.max(shortest, common - 3); at--) {
      if (endings.contains(one.substring(at)) && endings.contains(other.substring(at))) {
        return true;
      }
    }
    return false;
  }
}
