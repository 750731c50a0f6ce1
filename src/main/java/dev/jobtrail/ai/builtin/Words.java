package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Tokenizer;
import java.util.List;

/** Words of a text with one light stem for all four languages. */
final class Words {

  /** Endings of German words that stand before the "in" of their feminine form. */
  private static final List<String> BEFORE_FEMININE =
      List.of(
          "er", "ist", "ent", "ant", "log", "gog", "eut", "ekt", "alt", "arzt", "koch", "inist");

  private Words() {}

  static List<Word> of(String text) {
    return Tokenizer.tokenize(text).stream()
        .map(it -> new Word(it.surface(), it.folded(), stem(it.folded()), it.begin()))
        .toList();
  }

  /** The stems of a text, between spaces. */
  static String key(String text) {
    return String.join(" ", of(text).stream().map(Word::stem).toList());
  }

  /**
   * A light stem for four languages at once: plurals and genders go, derived words stay apart.
   * German "-erin" and French "-euse", "-trice" and "-ière" become the masculine form.
   */
  static String stem(String folded) {
    if (folded.length() < 4 || !folded.chars().allMatch(it -> it >= 'a' && it <= 'z')) {
      return folded;
    }
    var word = masculine(folded);
    if (word.endsWith("s")
        && !word.endsWith("ss")
        && !word.endsWith("us")
        && !word.endsWith("is")) {
      word = word.substring(0, word.length() - 1);
    }
    if (word.length() >= 7 && (word.endsWith("en") || word.endsWith("es"))) {
      word = word.substring(0, word.length() - 2);
    } else if (word.length() >= 5 && "eao".indexOf(word.charAt(word.length() - 1)) >= 0) {
      word = word.substring(0, word.length() - 1);
    }
    if (word.length() >= 5 && word.endsWith("y")) {
      word = word.substring(0, word.length() - 1) + "i";
    }
    return word;
  }

  private static String masculine(String word) {
    if (word.length() < 6) {
      return word;
    }
    var singular = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
    if (singular.endsWith("euse") || singular.endsWith("trice")) {
      var cut = singular.endsWith("euse") ? 4 : 5;
      return singular.substring(0, singular.length() - cut) + (cut == 4 ? "eur" : "teur");
    }
    if (singular.endsWith("iere")) {
      return singular.substring(0, singular.length() - 4) + "ier";
    }
    if (word.endsWith("ischer") || word.endsWith("isches") || word.endsWith("stellter")) {
      return word.substring(0, word.length() - 2);
    }
    if (word.endsWith("kauffrau") || word.endsWith("fachfrau")) {
      return word.substring(0, word.length() - 4) + "mann";
    }
    var trunk =
        word.endsWith("innen")
            ? word.substring(0, word.length() - 5)
            : word.endsWith("in") ? word.substring(0, word.length() - 2) : "";
    return trunk.length() >= 4 && BEFORE_FEMININE.stream().anyMatch(trunk::endsWith) ? trunk : word;
  }
}
