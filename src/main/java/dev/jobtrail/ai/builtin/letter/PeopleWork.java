package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Work with colleagues that each line names in other words: "lead a team" and "supervised a shift".
 */
enum PeopleWork {
  LEADING(
      Map.of(
          Language.ENGLISH,
              "(?:lead|leads|led|leading|manag(?:e|es|ed|ing)|supervis(?:e|es|ed|ing)|head(?:s|ed|ing)?|run|runs|ran|line[- ]manag(?:e|es|ed|ing)|in charge of|responsible for)",
          Language.GERMAN,
              "(?:\\p{L}*führ(?:ung|en|te|t|e)|geführt|leit(?:ung|en|ete|et|e)|geleitet|verantwortlich für)",
          Language.FRENCH,
              "(?:encadr\\p{L}+|anim(?:er|e|é|ais|ation)|dirig\\p{L}+|manag\\p{L}+|diriger|pilot(?:er|e|é|ais|age)|responsable)",
          Language.SPANISH,
              "(?:dirig\\p{L}+|dirección|lider\\p{L}+|coordin\\p{L}+|gestion\\p{L}*|gestión|supervis\\p{L}+|encargad[oa]|responsable)"),
      Map.of(
          Language.ENGLISH,
              "(?:team|teams|crew|gang|shift|staff|people|colleagues|employees|workers|operatives)",
          Language.GERMAN,
              "(?:\\p{L}*teams?|\\p{L}*kolonnen?|\\p{L}*schicht(?:en)?|\\p{L}*mitarbeit(?:ern?|erinnen|enden?)|\\p{L}*personal|kolleg(?:en|innen)|gesellen|leuten?|personen)",
          Language.FRENCH,
              "(?:équipes?|brigades?|salariés|collaborateurs|collaboratrices|agents|personnes|personnel|ouvriers|vendeurs|techniciens)",
          Language.SPANISH,
              "(?:equipos?|cuadrillas?|turno|personas|personal|empleados|trabajadores|operarios|compañeros|colaboradores|técnicos)")),

  TEACHING(
      Map.of(
          Language.ENGLISH,
              "(?:train(?:s|ed|ing)?|mentor(?:s|ed|ing)?|coach(?:es|ed|ing)?|induct(?:s|ed|ing)?|induction|onboard(?:s|ed|ing)?|teach|teaches|taught)",
          Language.GERMAN,
              "(?:ausbild(?:ung|en|ete|e)|ausgebildet|anleit(?:ung|en)|angeleitet|einarbeit(?:ung|en)|eingearbeitet|arbeite|leite|bilde|schul(?:ung|en|te|e)|geschult|unterweis(?:ung|en)|unterwiesen)",
          Language.FRENCH, "(?:form(?:er|e|é|ais|ation)|tutor\\p{L}+|tutorat)",
          Language.SPANISH,
              "(?:form(?:ar|o|é|ado|aba|ación)|capacit\\p{L}+|tutoriz\\p{L}+|instru\\p{L}+)"),
      Map.of(
          Language.ENGLISH,
              "(?:team|staff|people|colleagues|employees|workers|apprentices?|trainees?|juniors?|hires|recruits|volunteers|interns|(?:new|junior|two|three|four|five|six|\\d+) \\p{L}+s)",
          Language.GERMAN,
              "(?:azubis?|auszubildenden?|lehrlinge?n?|kolleg(?:en|innen)|mitarbeit(?:ern?|erinnen|enden?)|praktikant(?:en|innen)|aushilfen|personal)",
          Language.FRENCH,
              "(?:apprentis?|alternants?|stagiaires|collègues|collaborateurs|équipes?|salariés|agents|personnel|recrues|arrivants)",
          Language.SPANISH,
              "(?:aprendices|becarios|compañeros|equipo|personal|empleados|trabajadores|operarios|incorporaciones)"));

  /** Between the verb and whom it is about. */
  private static final int MOST_BETWEEN = 5;

  private final Map<Language, Pattern> patterns;

  PeopleWork(Map<Language, String> deeds, Map<Language, String> people) {
    patterns =
        Map.of(
            Language.ENGLISH, pattern(deeds, people, Language.ENGLISH),
            Language.GERMAN, pattern(deeds, people, Language.GERMAN),
            Language.FRENCH, pattern(deeds, people, Language.FRENCH),
            Language.SPANISH, pattern(deeds, people, Language.SPANISH));
  }

  private static Pattern pattern(
      Map<Language, String> deeds, Map<Language, String> people, Language language) {
    var deed = "(?<!\\p{L})" + deeds.get(language) + "(?!\\p{L})";
    var whom = "(?<!\\p{L})" + people.get(language) + "(?!\\p{L})";
    var between = "(?:[\\s'’]+[\\p{L}\\d'’-]+){0," + MOST_BETWEEN + "}?[\\s'’]+";
    // a German verb stands behind its object: "zwei Auszubildende angeleitet"
    return Pattern.compile(
        "(?iu)"
            + deed
            + between
            + whom
            + (language == Language.GERMAN ? "|" + whom + between + deed : ""));
  }

  /** The kinds of work that a line tells of. */
  static Set<PeopleWork> of(Language language, String line) {
    var all = EnumSet.noneOf(PeopleWork.class);
    for (var one : values()) {
      if (one.patterns.get(language).matcher(line).find()) {
        all.add(one);
      }
    }
    return all;
  }

  static boolean isShared(Set<PeopleWork> one, Set<PeopleWork> other) {
    return !Collections.disjoint(one, other);
  }
}
