package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.Optional;

/** Turns lines of a resume in one language into parts of sentences. */
interface LineGrammar {

  /**
   * Reads a line.
   *
   * @param line one sentence or phrase without its closing mark
   * @param isOver whether the position has ended
   * @param siblingsAreVerbs whether the other lines of the position begin with verbs
   * @return empty where no correct sentence is certain
   */
  Optional<Achievement> read(String line, boolean isOver, boolean siblingsAreVerbs);

  /** Whether a line begins with a verb, and with nothing that may also be a noun. */
  boolean beginsWithVerb(String line);

  /** A term as the object of a verb such as "mentions"; empty where its article is not certain. */
  Optional<String> object(String term);

  /** What the reader of a posting is told to do, in the form that follows "to", "zu" and "pour". */
  static Optional<String> duty(Language language, String text) {
    return switch (language) {
      case ENGLISH -> EnglishLines.isOrder(text, true) ? Optional.of(text) : Optional.empty();
      case GERMAN -> new GermanLines().duty(text);
      case FRENCH -> new FrenchLines().duty(text);
      case SPANISH -> new SpanishLines().duty(text);
    };
  }

  /** A text with its first verb, which has such a tag, as the dictionary has it. */
  static Optional<String> infinitive(Morphology words, String text, String tag) {
    var all = Lines.words(text);
    return words.readings(Lines.small(all.getFirst())).stream()
        .filter(it -> it.tag().matches(tag))
        .map(it -> it.lemma() + " " + Lines.join(all.subList(1, all.size())))
        .findFirst();
  }

  static LineGrammar of(Language language) {
    return switch (language) {
      case ENGLISH -> new EnglishLines();
      case GERMAN -> new GermanLines();
      case FRENCH -> new FrenchLines();
      case SPANISH -> new SpanishLines();
    };
  }
}
