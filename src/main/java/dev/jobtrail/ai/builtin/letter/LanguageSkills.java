package dev.jobtrail.ai.builtin.letter;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a letter says of languages. */
final class LanguageSkills {

  private static final Pattern LEVEL = Pattern.compile("\\b(?:B[12]|C[12])\\b");

  private static final Pattern NATIVE =
      Pattern.compile("(?iu)native|mother tongue|muttersprach|matern|nativ");

  private static final Pattern BEGINNER =
      Pattern.compile(
          "(?iu)\\b(?:A1|A2|basic|beginner|elementary|grundkenntnisse|notions|débutant|básico|principiante|elemental)\\b");

  private static final Pattern FOREIGN_LANGUAGES =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:(?:foreign|other|second|additional) languages?|(?:fremd|weitere )sprach\\p{L}*|(?:deuxième|autre|seconde)s? langues?|langues? étrangères?"
              + "|(?:otro|segundo)s? idiomas?|idiomas)(?!\\p{L})");

  private static final int MAX_LANGUAGES = 4;

  private final LetterSource source;
  private final LetterPhrases phrases;

  LanguageSkills(LetterSource source, LetterPhrases phrases) {
    this.source = source;
    this.phrases = phrases;
  }

  /** Those besides the letter's, with their levels. */
  List<String> foreign(boolean isUnasked) {
    if (!source.isOneLanguage()) {
      return List.of();
    }
    var posting = source.description().toLowerCase(Locale.ROOT);
    var own = source.language.languageNames().get(source.language.code());
    var names = new ArrayList<String>();
    var spoken = new ArrayList<String>();
    var isAsked = FOREIGN_LANGUAGES.matcher(posting).find();
    for (var entry : source.section("languages").stream().limit(MAX_LANGUAGES).toList()) {
      var name = LetterSource.text(entry, "language");
      var fluency = LetterSource.text(entry, "fluency");
      var isOwn =
          source.language == Language.SPANISH && name.equalsIgnoreCase("castellano")
              || translated(name).map(it -> it.equalsIgnoreCase(own)).orElse(false);
      var level = LEVEL.matcher(fluency);
      var hasLevel = level.find();
      var isNamed = posting.contains(name.toLowerCase(Locale.ROOT));
      if (!name.isEmpty()
          && !(isOwn && !(hasLevel && isNamed))
          && !BEGINNER.matcher(fluency).find()) {
        var shown = hasLevel ? " (%s)".formatted(level.group()) : "";
        names.add(asObject(written(name)) + shown);
        spoken.add(written(name) + shown);
        isAsked |= isNamed;
      }
    }
    if (names.isEmpty() || !isAsked && !isUnasked) {
      return List.of();
    }
    var values = Map.of("languages", phrases.listed(names), "spoken", phrases.listed(spoken));
    return phrases.filled("languages", values, names.size() > 1);
  }

  /** The native language and the level in the letter's, or all that are spoken. */
  List<String> untranslated() {
    var own = source.language.languageNames().get(source.language.code());
    var levels = new HashMap<String, String>();
    for (var entry : source.section("languages")) {
      var name = translated(LetterSource.text(entry, "language"));
      var fluency = LetterSource.text(entry, "fluency");
      var level = LEVEL.matcher(fluency);
      if (name.isPresent() && NATIVE.matcher(fluency).find()) {
        levels.putIfAbsent("native", written(name.get()));
        levels.putIfAbsent("The_native", Lines.capital(asObject(written(name.get()))));
      } else if (name.isPresent() && name.get().equalsIgnoreCase(own) && level.find()) {
        levels.put("language", written(name.get()));
        levels.put("level", level.group());
      }
    }
    var others =
        source.section("languages").stream()
            .filter(it -> !NATIVE.matcher(LetterSource.text(it, "fluency")).find())
            .filter(it -> !BEGINNER.matcher(LetterSource.text(it, "fluency")).find())
            .flatMap(it -> withLevel(it).stream())
            .limit(MAX_LANGUAGES)
            .toList();
    levels.put("others", phrases.listed(others));
    var all = new ArrayList<>(phrases.filled("languages.level", levels, false));
    all.addAll(phrases.filled("languages.native.others", levels, false));
    all.addAll(spoken());
    all.addAll(phrases.filled("languages.native", levels, false));
    return all;
  }

  /** By the name of the letter's language, with a level of the common frame if it has one. */
  private Optional<String> withLevel(JsonNode entry) {
    var level = LEVEL.matcher(LetterSource.text(entry, "fluency"));
    var shown = level.find() ? " (%s)".formatted(level.group()) : "";
    return translated(LetterSource.text(entry, "language")).map(it -> written(it) + shown);
  }

  /** Whether the resume names the language of the letter, beyond a beginner's level. */
  boolean includesOwn() {
    var own = source.language.languageNames().get(source.language.code());
    return spokenNames().stream().anyMatch(own::equalsIgnoreCase);
  }

  private List<String> spoken() {
    var names = spokenNames().stream().limit(MAX_LANGUAGES).toList();
    return names.size() > 1
        ? phrases.filled("languages.names", Map.of("languages", phrases.listed(names)), false)
        : List.of();
  }

  /** By the names of the letter's language. */
  private List<String> spokenNames() {
    return source.section("languages").stream()
        .filter(it -> !BEGINNER.matcher(LetterSource.text(it, "fluency")).find())
        .flatMap(it -> translated(LetterSource.text(it, "language")).stream())
        .map(this::written)
        .toList();
  }

  private Optional<String> translated(String language) {
    return source.resumeLanguage.languageNames().entrySet().stream()
        .filter(it -> it.getValue().equalsIgnoreCase(language))
        .map(it -> source.language.languageNames().get(it.getKey()))
        .findFirst();
  }

  private String written(String language) {
    var isSmall = source.language == Language.FRENCH || source.language == Language.SPANISH;
    return isSmall ? Lines.small(language) : language;
  }

  /** With its article in French and Spanish: "l'anglais". */
  private String asObject(String language) {
    return switch (source.language) {
      case ENGLISH, GERMAN -> language;
      case FRENCH -> (FrenchLines.isElided(language) ? "l'" : "le ") + language;
      case SPANISH -> "el " + language;
    };
  }
}
