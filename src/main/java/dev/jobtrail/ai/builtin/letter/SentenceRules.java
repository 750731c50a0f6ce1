package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Rules that every sentence of a letter keeps. One that breaks a rule is worded anew or left out,
 * since one garbled sentence spoils a letter and a missing one does not.
 */
final class SentenceRules {

  private static final Pattern REPEATED =
      Pattern.compile("(?iu)(?<![\\p{L}'’-])(\\p{L}+) \\1(?![\\p{L}'’-])");

  /** These stand twice in correct sentences: "vous vous engagez", "die, die die Kasse führen". */
  private static final Set<String> TWICE =
      Set.of("vous", "nous", "die", "der", "das", "sie", "had", "that");

  /** Adverbs of addition, of which a sentence has one. */
  private static final Map<Language, Pattern> ALSO =
      Map.of(
          Language.ENGLISH, Lines.anyOf("also|besides|alongside|furthermore|additionally"),
          Language.GERMAN, Lines.anyOf("auch|außerdem|zudem|überdies|ebenso|ebenfalls|ferner"),
          Language.FRENCH,
              Lines.anyOf("aussi(?! (?:bien|\\p{L}+ que))|également|de plus|en outre|outre cela"),
          Language.SPANISH, Lines.anyOf("también|además|asimismo|tampoco"));

  /** No sentence ends in one of these. */
  private static final Map<Language, Pattern> OPEN_END =
      Map.of(
          Language.ENGLISH,
              end("and|or|but|of|the|a|an|with|from|as|than|including|per|our|their|its"),
          Language.GERMAN,
              end(
                  "und|oder|sowie|der|die|das|den|dem|des|von|vom|für|beim|zur|zum|im|inkl|eine[mnrs]?|sehr"),
          Language.FRENCH,
              end("et|ou|de|du|des|d|le|la|les|l|à|au|aux|pour|avec|dans|en|par|sur|une?|dont"),
          Language.SPANISH,
              end("y|e|o|u|de|del|el|la|los|las|a|al|para|con|en|por|sobre|una?|unos|unas|que"));

  /** The writer, behind whom a sentence says what was done. */
  private static final Map<Language, Pattern> WRITER =
      Map.of(
          Language.ENGLISH, Pattern.compile("\\bI (?:also )?"),
          Language.GERMAN, Lines.anyOf("ich"),
          Language.FRENCH, Pattern.compile("(?iu)(?<!\\p{L})(?:je |j['’])"));

  /** Words that point back to somebody or something. */
  private static final Map<Language, Pattern> POINTER =
      Map.of(
          Language.ENGLISH, Lines.anyOf("their|theirs|them|they|it|its|itself"),
          // with a capital it is the reader's
          Language.GERMAN,
              Pattern.compile("(?<!\\p{L})(?:deren|dessen|ihre[mnrs]?|seine[mnrs]?)(?!\\p{L})"),
          Language.FRENCH, Lines.anyOf("leurs?|celui-ci|celle-ci|ceux-ci|celles-ci"));

  private static final Pattern ENGLISH_PEOPLE =
      Lines.anyOf(
          "team|staff|family|families|crew|someone|somebody|everyone|everybody|people|each|who|whose");

  /** "consiste à animer une équipe et établir les plannings": each infinitive needs its "à". */
  private static final Pattern FRENCH_TASKS =
      Pattern.compile("consist\\p{L}+ (?:aussi )?à (?<tasks>.+)");

  private static final Pattern FRENCH_JOINT = Pattern.compile("(?:,| et) (?!à )(?<next>\\p{L}+)");

  /** The employer's own voice, and a second clause that only a comma joins. */
  private static final Pattern OTHER_VOICE =
      Pattern.compile(
          "(?iu)(?<!\\p{L})on (?=\\p{L}{2})|(?<!\\p{L})(?:je |j['’])(?!.* et )[^,:;]+, (?:je |j['’])");

  private static final Pattern QUOTED = Pattern.compile("[“„«\"][^”“»\"]*[”“»\"]");

  private final Language language;
  private final Morphology words;
  private final Predicate<String> isName;

  /**
   * @param isName whether a word with a capital is one within a sentence
   */
  SentenceRules(Language language, Predicate<String> isName) {
    this.language = language;
    this.isName = isName;
    words = Morphology.of(language);
  }

  /** Whether a text of one or more sentences keeps the rules. */
  boolean keeps(String text) {
    return isBalanced(text) && Lines.sentences(text).stream().allMatch(this::isWellFormed);
  }

  private boolean isWellFormed(String sentence) {
    var plain = QUOTED.matcher(sentence).replaceAll("“”");
    return !isRepeated(plain)
        && ALSO.get(language).matcher(plain).results().limit(2).count() < 2
        && !OPEN_END.get(language).matcher(plain).find()
        && !pointsNowhere(plain)
        && !isLoud(plain)
        && !(language == Language.FRENCH
            && (lacksPreposition(plain) || OTHER_VOICE.matcher(plain).find()));
  }

  private static boolean isBalanced(String text) {
    return text.chars().filter(it -> it == '(').count()
            == text.chars().filter(it -> it == ')').count()
        && text.chars().filter(it -> it == '«').count()
            == text.chars().filter(it -> it == '»').count();
  }

  private static boolean isRepeated(String sentence) {
    return REPEATED
        .matcher(sentence)
        .results()
        .anyMatch(it -> !TWICE.contains(it.group(1).toLowerCase(Locale.ROOT)));
  }

  /** "I write and review their care plans": nobody is named before. */
  private boolean pointsNowhere(String sentence) {
    var pointer = POINTER.get(language);
    if (pointer == null) {
      return false; // Spanish: "su" is the reader's as well
    }
    var writer = WRITER.get(language).matcher(sentence);
    var begin = writer.find() ? writer.end() : -1;
    var pointed = pointer.matcher(sentence);
    if (begin < 0 || !pointed.find(begin)) {
      return false;
    }
    var before = sentence.substring(begin, pointed.start());
    return Lines.words(before).stream()
        .map(Lines::bare)
        .noneMatch(it -> isNamed(it, pointed.group()));
  }

  private boolean isNamed(String word, String pointer) {
    return switch (language) {
      case ENGLISH -> {
        var small = word.toLowerCase(Locale.ROOT);
        yield ENGLISH_PEOPLE.matcher(small).matches()
            || (pointer.toLowerCase(Locale.ROOT).startsWith("th")
                ? words.is(small, "NNS")
                : words.is(small, "NN.*") && !words.is(small, "VB|VBD|VBP"))
            || Lines.isTerm(word);
      }
      case GERMAN -> Lines.isCapital(word);
      case FRENCH ->
          words.is(Lines.small(word), "N [mfe] s?p") && !words.is(Lines.small(word), "V ind.*");
      case SPANISH -> true;
    };
  }

  /** An ordinary word with a capital within the sentence. */
  private boolean isLoud(String sentence) {
    if (language == Language.GERMAN) {
      return false;
    }
    var all = Lines.words(sentence);
    for (var i = 1; i < all.size(); i++) {
      var bare = Lines.withoutElision(all.get(i));
      if (bare.matches("\\p{Lu}\\p{Ll}{2,}(?:-\\p{Ll}+)?")
          && !all.get(i - 1).endsWith(".")
          && !isName.test(bare)) {
        return true;
      }
    }
    return false;
  }

  private boolean lacksPreposition(String sentence) {
    var tasks = FRENCH_TASKS.matcher(sentence);
    return tasks.find()
        && FRENCH_JOINT
            .matcher(tasks.group("tasks"))
            .results()
            .anyMatch(it -> words.is(it.group(1), "V inf"));
  }

  private static Pattern end(String words) {
    return Pattern.compile("(?iu)[\\s'’](?:" + words + ")[.]?$");
  }
}
