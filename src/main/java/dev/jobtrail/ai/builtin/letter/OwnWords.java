package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What the summary of a resume says in whole sentences of who the person is and looks for. */
final class OwnWords {

  private static final int MOST_SENTENCES = 2;
  private static final int MOST_WORDS = 30;
  private static final int FEWEST_WORDS = 4;

  private static final Map<Language, Pattern> FIRST_PERSON =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH, Pattern.compile("\\bI\\b"),
              Language.GERMAN, Pattern.compile("(?iu)(?<!\\p{L})ich(?!\\p{L})"),
              Language.FRENCH, Pattern.compile("(?iu)(?<!\\p{L})(?:je |j['’])"),
              Language.SPANISH,
                  Pattern.compile("(?iu)(?<!\\p{L})(?:busco|quiero|deseo|me gustaría)")));

  /** Who the person is by trade, training and years, and no liking or habit. */
  private static final Map<Language, Pattern> PROFESSION =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH,
                  Pattern.compile(
                      "I (?:am an? (?!person|fan|lover|believer|team player)|have been an? |have (?:worked|trained|qualified)|(?:trained|qualified|worked|work) as |have \\S+ years).*|(?:For|Since) .* I have (?:been|worked) .*"),
              Language.GERMAN,
                  Pattern.compile(
                      "Ich (?:bin (?:seit |gelernte|ausgebildete|examinierte|staatlich |eine? (?!Mensch)|\\p{Lu})|arbeite (?:seit|als) |habe .*(?:gearbeitet|gelernt|Ausbildung|Berufserfahrung|Jahren?)).*|(?:Seit|Nach|Als) .* (?:bin|arbeite|war) ich .*"),
              Language.FRENCH,
                  Pattern.compile(
                      "Je (?:suis (?!une? personne|passionn|motiv|curieu|heureu|content|ravi|attaché|très)|travaille (?:comme|depuis) ).*|J['’]ai (?:\\S+ ans d['’]expérience|travaillé|exercé).*|Depuis .* je (?:suis|travaille) .*"),
              Language.SPANISH,
                  Pattern.compile(
                      "Soy (?!(?:una )?persona|un apasionad|una apasionad|de ).*|(?:Trabajo|Trabajé) (?:como|desde) .*|(?:Llevo|Tengo) \\S+ años .*|Desde .* (?:trabajo|soy) .*")));

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
          && (sought.find()
              ? isFirstPerson(sentence, source.language)
                  && source.relevance.isAkin(sought.group("what"))
              : PROFESSION.get(source.language).matcher(sentence).matches())) {
        own.add(sentence);
      }
    }
    return own;
  }

  private static boolean isFirstPerson(String sentence, Language language) {
    return FIRST_PERSON.get(language).matcher(sentence).find();
  }
}
