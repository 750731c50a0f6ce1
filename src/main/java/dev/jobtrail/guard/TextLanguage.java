package dev.jobtrail.guard;

import dev.jobtrail.text.Language;
import java.util.List;

/** The language of a text as far as its function words tell. */
enum TextLanguage {
  ENGLISH("en"),
  GERMAN("de"),
  FRENCH("fr"),
  SPANISH("es"),
  /** One that the guard has no rules for. */
  OTHER("other"),
  /** Too short or without function words. */
  UNKNOWN("");

  /** Fewer words may well be names. */
  private static final int FEWEST_WORDS = 4;

  private final String section;

  TextLanguage(String section) {
    this.section = "language " + section;
  }

  /** Of folded words; unknown where two languages have as many of them. */
  static TextLanguage of(List<String> words) {
    var best = UNKNOWN;
    var most = 0L;
    for (var language : List.of(ENGLISH, GERMAN, FRENCH, SPANISH)) {
      var count = words.stream().filter(it -> Lexicon.INSTANCE.is(language.section, it)).count();
      if (count > most) {
        best = language;
        most = count;
      } else if (count == most) {
        best = UNKNOWN;
      }
    }
    var others = words.stream().filter(TextLanguage::isOther).count();
    return others > most + 1 && words.size() >= FEWEST_WORDS ? OTHER : best;
  }

  private static boolean isOther(String word) {
    var lexicon = Lexicon.INSTANCE;
    return lexicon.is(OTHER.section, word) && !lexicon.isFunction(word) && !lexicon.isFree(word);
  }

  /** Whether the letters belong to a script that none of the languages uses. */
  static boolean isOtherScript(String text) {
    var counts = new int[2];
    text.codePoints().filter(Character::isLetter).forEach(it -> counts[isLatin(it) ? 0 : 1]++);
    return counts[1] > counts[0];
  }

  private static boolean isLatin(int it) {
    return Character.UnicodeScript.of(it) == Character.UnicodeScript.LATIN;
  }

  /** The same as a language of other texts; null where it is none. */
  Language known() {
    return switch (this) {
      case ENGLISH -> Language.ENGLISH;
      case GERMAN -> Language.GERMAN;
      case FRENCH -> Language.FRENCH;
      case SPANISH -> Language.SPANISH;
      case OTHER, UNKNOWN -> null;
    };
  }

  /** Whether the language writes every noun with a capital. */
  boolean hasCapitalNouns() {
    return this == GERMAN;
  }
}
