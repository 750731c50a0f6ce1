package dev.jobtrail.ai.builtin.letter;

/**
 * A line of a resume as a part of a sentence in the first person.
 *
 * @param text the part as the phrases take it
 * @param isPlural whether the verb of a {@link Form#THING} is in the plural
 * @param isOnce whether a {@link Form#THING} is no lasting duty but was done at one time
 */
record Achievement(Form form, String text, boolean isPlural, boolean isOnce) {

  /** How a line can be told. */
  enum Form {
    /** With its verb: "led the redesign", "leite die Schicht", "gère les stocks". */
    CLAUSE,
    /** Behind a form of "have": "Retouren geprüft", "géré une équipe". */
    PERFECT,
    /** Behind a verb such as "includes": "a visual identity", "die Pflege". */
    THING,
    /** As a sentence of its own: "In 2023 I introduced contract tests". */
    SENTENCE,
    /** Behind "consists in" and the like: "Patienten zu betreuen", "gérer les stocks". */
    INFINITIVE
  }

  static Achievement of(Form form, String text) {
    return new Achievement(form, text, false, false);
  }

  /** The same with more behind it. */
  Achievement with(String end) {
    return new Achievement(form, text + end, isPlural, isOnce);
  }
}
