package dev.jobtrail.ai.builtin.advice;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.Sentences;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.WordingPhrases;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Shortens texts by leaving words out; it never adds or changes any. */
final class ConciseText {

  /** How much of a text of several sentences stays. */
  private static final double KEPT = 0.6;

  private static final int FEWEST_WORDS = 4;
  private static final Pattern ASIDE = Pattern.compile("\\s*\\([^()]{0,200}\\)");

  /** "Responsible for moving servers" has a verb that can begin it, "for the budget" has none. */
  private static final Pattern GERUND = Pattern.compile("\\p{L}+ing\\b");

  /** An opening that ends with an article, alone or within its preposition. */
  private static final Pattern DETERMINED =
      Pattern.compile("(?iu).*(?:[ '’](?:l[ae]s?|l['’]|el|los)|[ ](?:du|des|del))\\s*");

  /** A figure by its digits or word; "one" is none. */
  private static final Pattern FIGURE =
      Pattern.compile(
          "(?ius).*(?:\\d|(?<!\\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozens?|half|halved|doubled|tripled"
              + "|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|dutzend|halbiert|verdoppelt"
              + "|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|douzaine|moitié"
              + "|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|docena|mitad)(?!\\p{L})).*");

  private static final Pattern GENDER = Pattern.compile("(?:\\(e\\)|[·.]e\\b|\\(a\\)|/a\\b|/e\\b)");

  /** The phrases of {@link WordingPhrases} in one language, as patterns. */
  private record Wording(Pattern opening, Pattern filler, Pattern clause) {}

  private static final Map<Language, Wording> WORDINGS = wordings();

  private final Skills skills;

  ConciseText(Skills skills) {
    this.skills = skills;
  }

  /** How much a text says that can be checked: figures, skills, and enough words. */
  int strength(String text) {
    return (FIGURE.matcher(text).matches() ? 2 : 0)
        + Math.min(2, skills.in(text).size())
        + (Place.words(text) >= 6 ? 1 : 0);
  }

  /** Shorter where that is possible without losing a sentence's point, else the text itself. */
  String shorter(String text) {
    var sentences = Sentences.split(text);
    if (sentences.size() < 2) {
      return shorterSentence(text);
    }
    var most = Math.max(FEWEST_WORDS, (int) (Place.words(text) * KEPT));
    var kept = new TreeSet<Integer>();
    kept.add(0);
    var words = Place.words(sentences.getFirst());
    var others = new ArrayList<Integer>();
    for (var i = 1; i < sentences.size(); i++) {
      others.add(i);
    }
    others.sort(Comparator.comparing((Integer it) -> -strength(sentences.get(it))));
    for (var it : others) {
      if (words + Place.words(sentences.get(it)) <= most) {
        words += Place.words(sentences.get(it));
        kept.add(it);
      }
    }
    return kept.stream()
        .map(sentences::get)
        .map(this::withoutFiller)
        .collect(Collectors.joining(" "));
  }

  private String shorterSentence(String text) {
    var plain = ASIDE.matcher(withoutFiller(text)).replaceAll("");
    var clause = WORDINGS.get(language(text)).clause().matcher(plain);
    while (clause.find()) {
      var head = plain.substring(0, clause.start()).strip();
      var isStrong = strength(plain.substring(clause.start())) >= strength(head);
      if (Place.words(head) >= FEWEST_WORDS && !isStrong) {
        var stop = plain.strip().endsWith(".") ? "." : "";
        return head.replaceAll("[,;:–-]+$", "") + stop;
      }
    }
    return plain;
  }

  /** Without words that say nothing, at the beginning and inside. */
  String withoutFiller(String text) {
    var rest = withoutOpening(text);
    var filler = WORDINGS.get(language(text)).filler().matcher(rest);
    if (rest.equals(text) && !filler.find()) {
      return text.strip();
    }
    var plain = filler.replaceAll("").replaceAll(" {2,}", " ").strip();
    if (Place.words(plain) < 2) {
      return text.strip();
    }
    return plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
  }

  private static String withoutOpening(String text) {
    var bare = GENDER.matcher(text).replaceAll("");
    for (var language : Language.values()) {
      var opening = WORDINGS.get(language).opening().matcher(bare);
      if (opening.lookingAt()) {
        var rest = bare.substring(opening.end());
        var isHollow =
            switch (language) {
              case ENGLISH -> GERUND.matcher(rest).lookingAt();
              case GERMAN -> true;
              // "Chargée de communication" is a title
              case FRENCH, SPANISH ->
                  DETERMINED.matcher(opening.group()).matches()
                      || Morphology.of(language).is(rest.split("[^\\p{L}]", 2)[0], "V inf.*|VMN.*");
            };
        return isHollow ? rest : text;
      }
    }
    return text;
  }

  private static Language language(String text) {
    return Language.detect(Tokenizer.tokenize(text).stream().map(TextToken::folded).toList());
  }

  private static Map<Language, Wording> wordings() {
    var wordings = new EnumMap<Language, Wording>(Language.class);
    for (var language : Language.values()) {
      wordings.put(language, wording(language));
    }
    return wordings;
  }

  private static Wording wording(Language language) {
    var flags = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    var opening = alternatives(WordingPhrases.OPENING, language);
    var article = alternatives(WordingPhrases.ARTICLE, language);
    var filler = alternatives(WordingPhrases.FILLER, language);
    var clause = alternatives(WordingPhrases.CLAUSE, language);
    return new Wording(
        Pattern.compile("(?:(?:%s):?\\s+(?:(?:%s)\\s*)?)".formatted(opening, article), flags),
        Pattern.compile("(?<![\\p{L}\\d-])(?:%s),?\\s+".formatted(filler), flags),
        Pattern.compile(",\\s+(?=(?:%s))".formatted(clause), flags));
  }

  private static String alternatives(WordingPhrases phrases, Language language) {
    return phrases.in(language).stream()
        .sorted(Comparator.comparing(String::length).reversed())
        .map(it -> Pattern.quote(it) + (it.endsWith("'") ? "" : "(?![\\p{L}\\d-])"))
        .collect(Collectors.joining("|"));
  }

  /** The skills of a resume, to be found in its texts. */
  record Skills(Set<String> folded) {

    Set<String> in(String text) {
      var plain = " " + fold(text) + " ";
      return folded.stream()
          .filter(it -> plain.contains(" " + it + " "))
          .collect(Collectors.toSet());
    }

    static String fold(String text) {
      return Tokenizer.tokenize(text).stream()
          .map(TextToken::folded)
          .collect(Collectors.joining(" "));
    }
  }
}
