package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How skills are written for a resume, in lists and within sentences. */
final class SkillWording {

  /** Shorter words in lower case are rather names, such as dbt. */
  private static final int SHORTEST_PLAIN = 5;

  private final Asked asked;
  private final Mentions mentions;
  private final boolean isSameLanguage;

  SkillWording(Asked asked, Mentions mentions, Language resumeLanguage) {
    this.asked = asked;
    this.mentions = mentions;
    isSameLanguage = asked.language == resumeLanguage;
  }

  /** Whether there is a word for it that both languages have. */
  boolean isShared(Skill skill) {
    return isSameLanguage
        || mentions.of(skill).stream().anyMatch(it -> asked.writes(skill, it.surface()));
  }

  /** As in a list; the posting's own wording where both are written in one language. */
  String inList(Skill skill) {
    var term = isSameLanguage ? asked.term(skill) : ownTerm(skill);
    return capital(term);
  }

  /** A term as in a list. */
  String inList(AskedTerm term) {
    return term.skill() == null ? capital(term.text()) : inList(term.skill());
  }

  /** A term as in the midst of a sentence. */
  String inSentence(ProvenTerm term) {
    var skill = term.asked().skill();
    var isLower =
        skill == null
            ? isLower(term.asked().text())
            : Stream.concat(
                    asked.surfaces(skill).stream(),
                    mentions.inProse(skill).stream().map(Mentions.Mention::surface))
                .filter(it -> it.equalsIgnoreCase(term.text()))
                .anyMatch(SkillWording::isLower);
    if (!isLower || !isPlain(term.text()) || asked.language == Language.GERMAN) {
      return term.text();
    }
    // names within a phrase keep their capitals: "dashboards in Looker Studio"
    return skill == null
        ? term.text().substring(0, 1).toLowerCase(Locale.ROOT) + term.text().substring(1)
        : term.text().toLowerCase(Locale.ROOT);
  }

  /** As in the midst of a sentence. */
  String inSentence(Skill skill) {
    var term = isSameLanguage ? asked.term(skill) : ownTerm(skill);
    var isLower =
        asked.writesInLowerCase(skill)
            || mentions.inProse(skill).stream().anyMatch(it -> isLower(it.surface()))
            || isTranslated(skill, term)
            || isSameLanguage && term.matches("\\p{Lu}\\p{Ll}+(?: \\p{Ll}+)+");
    return isLower && asked.language != Language.GERMAN && isPlain(term)
        ? term.toLowerCase(Locale.ROOT)
        : term;
  }

  /** French and Spanish write all but names in lower case; names are the same in all languages. */
  private boolean isTranslated(Skill skill, String term) {
    return (asked.language == Language.FRENCH || asked.language == Language.SPANISH)
        && !term.equalsIgnoreCase(skill.name());
  }

  private String ownTerm(Skill skill) {
    return mentions.of(skill).stream()
        .map(Mentions.Mention::surface)
        .filter(it -> asked.writes(skill, it))
        .findFirst()
        .orElse(skill.name());
  }

  private static boolean isLower(String text) {
    return Character.isLowerCase(text.codePointAt(0));
  }

  /** No acronym and no brand. */
  private static boolean isPlain(String term) {
    return Words.of(term).stream().noneMatch(Word::isTerm);
  }

  /** "unit testing" begins with a capital in a list, "pandas" and "dbt" do not. */
  private static String capital(String term) {
    var words = Words.of(term);
    var isName =
        words.size() < 2
            || !List.of(' ', '-').contains(term.charAt(words.getFirst().text().length()));
    return isName && term.length() < SHORTEST_PLAIN || words.stream().anyMatch(Word::isTerm)
        ? term
        : Texts.begun(term);
  }
}
