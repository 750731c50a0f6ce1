package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.List;
import java.util.Optional;

/** Makes the complement of a noun of action the object of its verb. */
interface ActionObjects {

  /**
   * "von Kunden" as "Kunden", "des plans" as "les plans", "del almacén" as "el almacén".
   *
   * @param words behind the noun
   * @return empty where case, number or article are not certain
   */
  Optional<String> object(List<String> words, String noun);

  static ActionObjects of(Language language, Morphology words) {
    return switch (language) {
      case GERMAN -> new GermanObjects(words);
      case FRENCH -> new FrenchObjects(words);
      case SPANISH -> new SpanishObjects(words);
      case ENGLISH -> (all, noun) -> Optional.empty();
    };
  }
}
