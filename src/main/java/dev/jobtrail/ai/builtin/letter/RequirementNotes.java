package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Writes out what lines of postings shorten: arrows, "min." and lists that end in "etc.". */
final class RequirementNotes {

  private static final Pattern ARROW = Pattern.compile("\\s*(?:[-=]>|[→⇒➔➜➝])\\s*");

  /** "From VMs", which one arrow leads on: no list. */
  private static final Pattern FROM =
      Pattern.compile("(?iu).*(?<!\\p{L})(?:(?:von|vom|de|du|desde|del) |d['’])[^,]+");

  private static final Pattern EXAMPLES =
      Pattern.compile(
          "(?iu),? \\(?(?:z\\. ?B\\.|bspw\\.|zum Beispiel|u\\. ?a\\.|insb\\.|inkl\\.|einschl\\.|e\\. ?g\\.|i\\. ?e\\.|for example|incl\\.|esp\\.|p\\. ?ex\\.|par exemple|notamment"
              + "|p\\. ?ej\\.|por ejemplo|esp\\.) .*$");

  /** There is more of what a list names. */
  private static final Pattern MORE =
      Pattern.compile("(?iu),? (?:etc\\.?|usw\\.?|u\\. ?[äa]\\.?|o\\. ?ä\\.?|…|\\.\\.\\.)[.)]*$");

  private static final Map<Language, Map<Pattern, String>> WORDS =
      Map.of(
          Language.ENGLISH,
          Map.of(begin("min\\.?|minimum(?: of)?"), "At least ", begin("approx\\.|ca\\."), "About "),
          Language.GERMAN,
          Map.of(begin("min(?:d)?\\.?"), "Mindestens ", begin("ca\\.|circa"), "Etwa "),
          Language.FRENCH,
          Map.of(begin("min\\.?|minimum"), "Au moins ", begin("env\\.|ca\\."), "Environ "),
          Language.SPANISH,
          Map.of(begin("m[ií]n\\.?|mínimo"), "Al menos ", begin("aprox\\.|ca\\."), "Unos "));

  private RequirementNotes() {}

  private static Pattern begin(String words) {
    return Pattern.compile("(?iu)^(?:" + words + ") (?=\\d)");
  }

  /** The line in words; "" where its signs are not certain. */
  static String writtenOut(String line, Language language) {
    var text = EXAMPLES.matcher(line.strip()).replaceFirst("");
    var more = MORE.matcher(text);
    if (more.find()) {
      text = joined(List.of(more.replaceFirst("").split(", ")), language);
    }
    var steps = List.of(ARROW.split(text));
    // English steps may be verbs as well as nouns: "order intake"
    if (steps.size() > 1 && language == Language.ENGLISH
        || steps.size() == 2 && FROM.matcher(steps.getFirst()).matches()) {
      return "";
    }
    text = joined(steps, language);
    for (var word : WORDS.get(language).entrySet()) {
      text = word.getKey().matcher(text).replaceFirst(word.getValue());
    }
    return text;
  }

  private static String joined(List<String> items, Language language) {
    return LetterPhrases.list(items, DeedResult.AND.get(language));
  }
}
