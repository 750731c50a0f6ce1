package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Whether a noun phrase names an activity, which may stand among skills; people, things and events
 * ("contractors", "cricket squares", "accidents") may not. The suffixes are those of nouns of
 * action.
 */
final class ActivityNouns {

  private static final Map<Language, Pattern> ENDINGS =
      Map.of(
          Language.ENGLISH,
          endings(
              "ings?|(?:[ts]ion|ance|ship)s?|(?<!equip|depart|environ|docu|instru|seg|apart)ments?"
                  + "|ys[ie]s|graphy|care|control|repairs?|support|design|research|checks?"),
          Language.GERMAN,
          endings(
              "ung(?:en)?|(?:ent|auf|ab|ein)nahmen?|pflege|bau|arbeit(?:en)?|tion(?:en)?|[nt]age"
                  + "|reparatur(?:en)?|kontrollen?|kauf|analysen?|diagnostik|technik"),
          Language.FRENCH,
          endings(
              "[ts]ions?|(?<!équip|log|docu|établisse|apparte|départe|bâti)ments?|[rtl]ages?|ances?"
                  + "|ventes?|achats?|suivis?|accueil|entretiens?|conseil|soins|contrôles?|analyses?"),
          Language.SPANISH,
          endings(
              "[cs]ión|[cs]iones|mientos?|[nrt]ajes?|ncia|ística|análisis|control|ventas?|compras?"
                  + "|diseño|cuidados?|limpieza"));

  /** Words behind which the head of a phrase has ended. */
  private static final Pattern AFTER_HEAD =
      Pattern.compile("\\s+(?:of|and|in|von|und|der|des|im|zur|zum)\\s.*");

  private ActivityNouns() {}

  private static Pattern endings(String endings) {
    return Pattern.compile("(?i).*(?:" + endings + ")");
  }

  static boolean isActivity(String phrase, Language language) {
    var isHeadLast = language == Language.ENGLISH || language == Language.GERMAN;
    var words =
        isHeadLast
            ? AFTER_HEAD.matcher(phrase).replaceFirst("").split("\\s+")
            : phrase.split("\\s+");
    return ENDINGS.get(language).matcher(isHeadLast ? words[words.length - 1] : words[0]).matches();
  }
}
