package dev.jobtrail.resume.advice;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The language of a resume's texts, and what their words are in it. */
final class TextMorphology {

  /**
   * Of the words, how many the dictionary has at least. In resumes of the four languages it has 82
   * percent and more, in related languages up to 71.
   */
  private static final double LEAST_KNOWN = 0.75;

  /** Letters; shorter words occur in many languages. */
  private static final int SHORTEST = 4;

  /** The dictionary has the smallest alone. */
  private static final Pattern GERMAN_NUMBER =
      Pattern.compile(".*(?:zehn|zig|ssig|hundert|tausend)|dutzend");

  private final Language language;
  private final Morphology words;
  private final Stemmer stemmer;

  private TextMorphology(Language language, Morphology words) {
    this.language = language;
    this.words = words;
    stemmer = Stemmer.ofTerms(language);
  }

  /** Of the language that texts are in; empty if it is none that the service knows. */
  static Optional<TextMorphology> of(List<String> texts) {
    var tokens = texts.stream().flatMap(it -> Tokenizer.tokenize(it).stream()).toList();
    var language = Language.detect(tokens.stream().map(TextToken::folded).toList());
    var morphology = Morphology.of(language);
    var common =
        tokens.stream()
            .filter(it -> it.surface().length() >= SHORTEST)
            .filter(it -> language == Language.GERMAN || !isName(it))
            .filter(it -> it.surface().chars().allMatch(Character::isLetter))
            .toList();
    var known = common.stream().filter(it -> isKnown(it, morphology)).count();
    var unknown =
        common.stream()
            .filter(it -> !it.isCapitalized()) // names are in no dictionary
            .filter(it -> !isKnown(it, morphology))
            .count();
    return known > 0 && known >= (known + unknown) * LEAST_KNOWN
        ? Optional.of(new TextMorphology(language, morphology))
        : Optional.empty();
  }

  /** Names that the dictionary has, such as "Europa", are the same in many languages. */
  private static boolean isName(TextToken token) {
    return token.isCapitalized() && token.begin() > 0;
  }

  private static boolean isKnown(TextToken token, Morphology words) {
    return !words.readings(token.surface()).isEmpty() || !words.readings(plain(token)).isEmpty();
  }

  Language language() {
    return language;
  }

  /** The same for all forms of a word. */
  String lemma(TextToken token) {
    var verb = verbs();
    return words.readings(plain(token)).stream()
        .filter(it -> it.tag().matches(verb))
        .map(it -> Tokenizer.fold(it.lemma()))
        .findFirst()
        .orElseGet(() -> stemmer.stem(token.folded()));
  }

  boolean mayBeVerb(TextToken token) {
    return words.is(plain(token), verbs());
  }

  /**
   * Whether a word can be a verb and no noun; nouns are what a text is about, and some English
   * forms in -ing are prepositions ("including").
   */
  boolean isVerb(TextToken token) {
    var plain = plain(token);
    return mayBeVerb(token)
        && !(language == Language.ENGLISH && plain.endsWith("ing"))
        && !words.is(plain, nouns())
        && !(token.isCapitalized() && words.is(token.surface(), nouns()));
  }

  /** "Drei" and "five" are figures, too. */
  boolean isNumber(TextToken token) {
    return words.is(plain(token), numbers())
        || language == Language.GERMAN && GERMAN_NUMBER.matcher(token.folded()).matches();
  }

  private static String plain(TextToken token) {
    return token.surface().toLowerCase(Locale.ROOT);
  }

  private String verbs() {
    return switch (language) {
      case ENGLISH -> "VB.*";
      case GERMAN -> "(VER|PA[12]).*";
      case FRENCH, SPANISH -> "V.*";
    };
  }

  private String nouns() {
    return switch (language) {
      case ENGLISH -> "NN.*";
      case GERMAN -> "(SUB|EIG).*";
      case FRENCH, SPANISH -> "N.*";
    };
  }

  private String numbers() {
    return switch (language) {
      case ENGLISH -> "CD.*";
      case GERMAN -> "ZAL.*";
      case FRENCH -> "K.*";
      case SPANISH -> "DN.*";
    };
  }
}
