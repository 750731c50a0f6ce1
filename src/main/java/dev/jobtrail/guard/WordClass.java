package dev.jobtrail.guard;

import dev.jobtrail.text.Morphology;
import java.util.Locale;
import java.util.regex.Pattern;

/** Word classes by the morphological dictionaries of the four languages. */
final class WordClass {

  private static final Pattern ANY = Pattern.compile(".*");

  private static final Pattern VERB = Pattern.compile("V(?:ER|B|MD| |[MSA]).*|VB|PA[12].*|V|MD");
  private static final Pattern ADVERB = Pattern.compile("RB.*|ADV.*|A|R[GN].*|ADV");
  private static final Pattern ADJECTIVE = Pattern.compile("JJ.*|ADJ.*|PA[12].*|J .*|A[QO].*");
  private static final Pattern NOUN = Pattern.compile("NN.*|SUB.*|N .*|NC.*");

  /** Of participles, which stand before and behind nouns as adjectives do. */
  private static final Pattern PARTICIPLE = Pattern.compile("VB[NG]|PA[12].*|V pp.*|VMP.*");

  private static final Pattern PRESENT =
      Pattern.compile("VBP?|VBZ|VER:1:SIN:PRÄ.*|V ind pres .*|V.IP.*");

  private static final Pattern PAST =
      Pattern.compile("VBD|VER:[13]:SIN:PRT.*|V ind (?:impa|psim) .*|V.I[IS].*");

  private WordClass() {}

  /** Whether the dictionary has the word in small letters. */
  static boolean isKnown(TextLanguage language, String surface) {
    return has(language, surface, ANY);
  }

  static boolean isVerb(TextLanguage language, String surface) {
    return has(language, surface, VERB);
  }

  static boolean isNoun(TextLanguage language, String surface) {
    return has(language, surface, NOUN);
  }

  /** Whether the word is a verb of the present, and neither of the past nor a noun. */
  static boolean isPresent(TextLanguage language, String surface) {
    return has(language, surface, PRESENT)
        && !has(language, surface, PAST)
        && !(language != TextLanguage.ENGLISH && isNoun(language, surface));
  }

  static boolean isPast(TextLanguage language, String surface) {
    return has(language, surface, PAST) && !has(language, surface, PRESENT);
  }

  static boolean isVerbOrAdverb(TextLanguage language, String surface) {
    return has(language, surface, VERB) || has(language, surface, ADVERB);
  }

  static boolean isAdjective(TextLanguage language, String surface) {
    return has(language, surface, ADJECTIVE);
  }

  static boolean isParticiple(TextLanguage language, String surface) {
    return has(language, surface, PARTICIPLE);
  }

  /** The folded base form of the verb that the word is a form of; the word itself without one. */
  static String infinitive(TextLanguage language, String surface) {
    return Morphology.of(language.known()).readings(surface.toLowerCase(Locale.ROOT)).stream()
        .filter(it -> VERB.matcher(it.tag()).matches())
        .map(it -> PlainText.folded(it.lemma()))
        .findFirst()
        .orElse(PlainText.folded(surface));
  }

  private static boolean has(TextLanguage language, String surface, Pattern tag) {
    var known = language.known();
    return known != null
        && Morphology.of(known).readings(surface.toLowerCase(Locale.ROOT)).stream()
            .anyMatch(it -> tag.matcher(it.tag()).matches());
  }
}
