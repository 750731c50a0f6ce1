package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What the summary of a resume says in the first person of wishes, changes and likings. */
final class OwnWords {

  private static final int MOST_SENTENCES = 2;
  private static final int MOST_WORDS = 30;
  private static final int FEWEST_WORDS = 4;

  /** By a word; in Spanish the verb tells who speaks. */
  private static final Map<Language, Pattern> FIRST_PERSON =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH, Pattern.compile("\\bI\\b|\\b(?:is|are) my\\b"),
              Language.GERMAN,
                  Pattern.compile("(?iu)(?<!\\p{L})(?:ich(?!\\p{L})|(?:ist|sind) mein)"),
              Language.FRENCH,
                  Pattern.compile("(?iu)(?<!\\p{L})(?:je |j['’]|(?:est|sont) (?:mon|ma|mes) )")));

  /** What the person looks for, to be compared with the posting. */
  private static final Pattern SOUGHT =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:(?:role|job|position|post|place|work) (?:as|in)|(?:stelle|position|job|tätigkeit|anstellung) (?:als|in|im)"
              + "|(?:poste|emploi|travail) (?:de|d['’]|comme)|(?:puesto|trabajo|empleo) (?:de|como)) ?(?<what>.+)");

  private OwnWords() {}

  /** The sentences that fit the posting, as they stand. */
  static List<String> of(LetterSource source) {
    var own = new ArrayList<String>();
    if (!source.isOneLanguage()) {
      return own;
    }
    for (var sentence : Sentences.split(source.text("/basics/summary"))) {
      var count = Lines.words(sentence).size();
      var sought = SOUGHT.matcher(sentence);
      if (own.size() < MOST_SENTENCES
          && count >= FEWEST_WORDS
          && count <= MOST_WORDS
          && sentence.matches("(?s)[\\p{Lu}¿¡\\d][^;:!?]*\\.")
          && isFirstPerson(sentence, source.language)
          && (!sought.find() || source.relevance.isAkin(sought.group("what")))) {
        own.add(sentence);
      }
    }
    return own;
  }

  private static boolean isFirstPerson(String sentence, Language language) {
    if (language != Language.SPANISH) {
      return FIRST_PERSON.get(language).matcher(sentence).find();
    }
    var words = Morphology.of(language);
    return sentence.startsWith("Me ")
        || Lines.words(sentence).stream()
            .map(Lines::bare)
            .map(Lines::small)
            .filter(it -> it.length() > 1)
            .anyMatch(
                it ->
                    words.is(it, "V.I[PSF]1S.*")
                        && !words.is(it, "[SDPC].*")
                        && (it.equals("busco") || !words.is(it, "N.*|A.*")));
  }
}
