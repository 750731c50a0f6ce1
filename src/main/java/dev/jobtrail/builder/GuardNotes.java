package dev.jobtrail.builder;

import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.text.Language;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Notes on the guard's verdicts in a reply and its suggestions, in the language of the message.
 *
 * @param notSuggested stands before the titles of refused suggestions
 * @param confirm tells the owner how to resolve them
 * @param reworded ends the reason of a suggestion whose words are not all in the evidence
 */
record GuardNotes(String notSuggested, String confirm, String reworded) {

  private static final int LONGEST_REASON = 1_000;

  static GuardNotes in(Language language) {
    return switch (language) {
      case ENGLISH ->
          new GuardNotes(
              "Not suggested, because neither your resume nor a confirmed fact supports it:",
              "If it is true, add it under Confirmed facts and ask again.",
              "Reworded, please check.");
      case GERMAN ->
          new GuardNotes(
              "Nicht vorgeschlagen, weil weder Ihr Lebenslauf noch ein bestätigter Fakt es belegt:",
              "Wenn es stimmt, tragen Sie es unter „Bestätigte Tatsachen“ ein und fragen Sie noch"
                  + " einmal.",
              "Umformuliert, bitte prüfen.");
      case FRENCH ->
          new GuardNotes(
              "Non proposé, car ni votre CV ni un fait confirmé ne le prouve\u00a0:",
              "Si c’est exact, ajoutez-le sous «\u00a0Faits confirmés\u00a0» et demandez à nouveau.",
              "Reformulé, à vérifier.");
      case SPANISH ->
          new GuardNotes(
              "No lo propongo porque ni su CV ni un hecho confirmado lo respalda:",
              "Si es cierto, añádalo en «Hechos confirmados» y vuelva a preguntar.",
              "Reformulado, compruébelo.");
    };
  }

  /** The reason with the mark behind it, however long it is. */
  String reworded(String reason) {
    var longest = LONGEST_REASON - reworded.length() - 2;
    var text = reason == null ? "" : reason.strip();
    var kept = text.length() <= longest ? text : WellFormedText.cut(text, longest - 1) + "…";
    return (kept + " " + reworded).strip();
  }

  /** The paragraph about refused suggestions. */
  String refusals(List<RefusedSuggestion> refused) {
    if (refused.isEmpty()) {
      return "";
    }
    return refused.stream()
        .map(it -> "\n- " + it.title() + " (" + it.reason() + ")")
        .collect(Collectors.joining("", "\n\n" + notSuggested, "\n" + confirm));
  }
}
