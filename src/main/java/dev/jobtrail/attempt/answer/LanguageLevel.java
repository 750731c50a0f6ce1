package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How well a language is spoken, on the scale of the Common European Framework from 1 (A1) to 6
 * (C2), with 0 for not at all and 7 for a native speaker. Words stand for a part of the scale.
 */
record LanguageLevel(int least, int most) {

  private static final Pattern CEFR = Pattern.compile("\\b([abc])([12])\\b");

  /** The first that a text has counts: "limited working proficiency" is not a professional's. */
  private static final Map<Pattern, LanguageLevel> WORDS = new LinkedHashMap<>();

  static {
    words(
        5,
        6,
        "near native|native like|annahernd muttersprach\\w*|quasi natif|casi nativ\\w*|(?:full|complete) professional|business fluent|verhandlungssicher\\w*|very good|sehr gut\\w*|tres bien|tres bon\\w*|muy buen\\w*|muy bien|excellent\\w*|ausgezeichnet\\w*|excelente");
    words(
        7,
        7,
        "native|mother tongue|first language|muttersprach\\w*|langue maternelle|maternelle|natif|native|nativ[oa]|lengua materna|materna|lingua madre|madrelingua|moedertaal\\w*|bilingual|bilingue|zweisprachig");
    words(
        1,
        2,
        "basic\\w*|elementary|beginner\\w*|grundkenntnisse|grundlegend\\w*|anfanger\\w*|debutant\\w*|notions|elementaire|basico|basica|basicos|elemental|principiante|nociones|iniciante|base|basis\\w*");
    words(
        3,
        4,
        "limited working|intermediate|conversational|mittelstufe|mittel|intermediaire|moyen|conversation|intermedi[oa]|medio|conversacional|gemiddeld");
    words(
        4,
        5,
        "professional working|professional|upper intermediate|good|gut\\w*|bon|bonne|bien|buen\\w*|professionnel\\w*|profesional|berufstauglich\\w*|goed");
    words(
        5,
        5,
        "advanced|fortgeschritten\\w*|avance\\w*|avanzad[oa]|avancad[oa]|avanzato|gevorderd\\w*");
    words(
        5,
        6,
        "fluent\\w*|proficient|expert\\w*|fliessend\\w*|flussig\\w*|courant\\w*|couramment|fluide|fluid[oa]|con fluidez|fluente|vloeiend");
    words(
        0,
        0,
        "none|no (?:knowledge|proficiency)|not at all|keine\\w*|aucune?|pas du tout|ningun\\w*|nada|nessun\\w*|geen");
  }

  private static void words(int least, int most, String words) {
    WORDS.put(Pattern.compile("\\b(?:" + words + ")\\b"), new LanguageLevel(least, most));
  }

  /** The level that a text tells of, by the codes of the framework or else by its words. */
  static Optional<LanguageLevel> of(String text) {
    String normalized = QuestionText.normalized(text);
    List<Integer> codes =
        CEFR.matcher(normalized)
            .results()
            .map(it -> (it.group(1).charAt(0) - 'a') * 2 + Integer.parseInt(it.group(2)))
            .sorted()
            .toList();
    if (!codes.isEmpty()) {
      return Optional.of(new LanguageLevel(codes.getFirst(), codes.getLast()));
    }
    return WORDS.entrySet().stream()
        .filter(it -> it.getKey().matcher(normalized).find())
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** The only option of the same level, or else the only one that has a part of it. */
  Optional<String> option(FormField field) {
    return AnswerFormat.only(field, it -> of(it).filter(this::equals).isPresent())
        .or(() -> AnswerFormat.only(field, it -> of(it).filter(this::overlaps).isPresent()));
  }

  private boolean overlaps(LanguageLevel other) {
    return least <= other.most && other.least <= most;
  }
}
