package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Lines that are whole sentences and do not begin with their writer: "In 2023 I introduced",
 * "Complaints fell from 40 to 12 a month".
 */
final class OwnSentences {

  private static final int MOST_WORDS = 34;

  /** What stands before the writer or, in Spanish, before the verb. */
  private static final Map<Language, Pattern> BEGINNING =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH,
                  Pattern.compile("(?!I )\\p{Lu}[^;:\"]{1,80}? I (?<verb>\\p{Ll}+) .+"),
              Language.GERMAN,
                  Pattern.compile("(?!Ich )\\p{Lu}[^;:\"]{1,80}? (?<verb>\\p{Ll}+) ich .+"),
              Language.FRENCH,
                  Pattern.compile(
                      "(?!Je |J['’]|.*\\b[cC]['’]est)\\p{Lu}[^;:\"«]{1,80}? (?:je |j['’])(?<verb>\\p{Ll}+) .+"),
              Language.SPANISH,
                  Pattern.compile(
                      "(?:En|Desde|Junto|Como|Durante|Con|Entre|Tras|Para|Al|A) [^;:\"«]{1,80}?,? (?<verb>\\p{Ll}+) .+")));

  /** A verb in the first person. */
  private static final Map<Language, String> FIRST_PERSON =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH, "VBD|VBP|VB",
              Language.GERMAN, "VER:(?:MOD:|AUX:)?1:SIN:(?:PRÄ|PRT).*",
              Language.FRENCH, "V.* ind (?:pres|impa|psim) 1 s",
              Language.SPANISH, "V.I[PSI]1S.*"));

  /** What rose or fell, by which figure. */
  private static final Map<Language, Pattern> CHANGE = new EnumMap<>(Language.class);

  static {
    DeedResult.VERBS.forEach(
        (language, verbs) ->
            CHANGE.put(
                language,
                Pattern.compile(
                    "(?<subject>\\p{Lu}[^,;:\"\\d]{2,70}?) (?:%s)(?!\\p{L}) [^;:]*\\d[^;:]*"
                        .formatted(verbs))));
  }

  private static final Pattern PREPOSITION = Pattern.compile(" (?:of|in|for|on|at|from|with) .*");

  private OwnSentences() {}

  /** Empty where the line is none. */
  static Optional<Achievement> read(String line, Language language) {
    if (Lines.words(line).size() > MOST_WORDS) {
      return Optional.empty();
    }
    var words = Morphology.of(language);
    var change = CHANGE.get(language).matcher(line);
    if (change.matches()) {
      return determined(change.group("subject"), words)
          .map(it -> Achievement.of(Form.SENTENCE, it + line.substring(change.end("subject"))));
    }
    var sentence = BEGINNING.get(language).matcher(line);
    return sentence.matches()
            && words.is(sentence.group("verb"), FIRST_PERSON.get(language))
            && !(language == Language.SPANISH && words.is(sentence.group("verb"), "NC.*|V.IP3.*"))
        ? Optional.of(Achievement.of(Form.SENTENCE, line))
        : Optional.empty();
  }

  /** The subject of a sentence with its article; empty where that is not certain. */
  private static Optional<String> determined(String subject, Morphology words) {
    return switch (words.language()) {
      case ENGLISH ->
          Optional.of(subject)
              .filter(
                  it ->
                      it.startsWith("The ")
                          || words.is(
                              Lines.small(
                                  Lines.words(PREPOSITION.matcher(it).replaceFirst("")).getLast()),
                              "NNS"));
      case GERMAN ->
          subject.matches("(?:Der|Die|Das) .*")
              ? Optional.of(subject)
              : new GermanLines.GermanNouns(words)
                  .article(Lines.firstWord(subject))
                  .map(it -> Lines.capital(NounPhrases.with(it, subject)));
      case FRENCH -> Optional.of(subject).filter(it -> it.matches("(?:L[ea]s? |L['’]).*"));
      case SPANISH -> Optional.of(subject).filter(it -> it.matches("(?:El|L[ao]s?) .*"));
    };
  }
}
