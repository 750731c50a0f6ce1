package dev.jobtrail.guard;

import dev.jobtrail.text.Morphology;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

  private static final Pattern FINITE = Pattern.compile("VER:[123]:.*");

  /** Spanish verbs have their subject in their ending. */
  private static final Pattern FIRST_PERSON = Pattern.compile("V.I[IPS]1.*");

  private static final Pattern FIRST_PERSON_PLURAL = Pattern.compile("V.I[IPS]1P.*");

  private static final Pattern FUTURE = Pattern.compile("V ind futu .*|V.IF.*");

  private static final Pattern NAME = Pattern.compile("EIG.*");
  private static final Pattern CAPITALS = Pattern.compile("^\\p{Lu}{2}");

  /** In letters. */
  private static final int SHORTEST_PART = 3;

  private static final int LONGEST_COMPOUND = 60;

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

  /** "Leite", "leitete" of German. */
  static boolean isFinite(TextLanguage language, String surface) {
    return has(language, surface, FINITE);
  }

  /** "Gave", "réalisé", "entworfen". */
  static boolean isPastOrParticiple(TextLanguage language, String surface) {
    return has(language, surface, PAST)
        || has(language, surface, PARTICIPLE) && !surface.endsWith("ing");
  }

  /** "Passera", "sacaré"; English and German have no form of it. */
  static boolean isFuture(TextLanguage language, String surface) {
    return has(language, surface, FUTURE);
  }

  /** "Reduje": a verb that names the applicant as its subject, and is no form of others. */
  static boolean isOfFirstPerson(TextLanguage language, String surface) {
    return language == TextLanguage.SPANISH && has(language, surface, FIRST_PERSON);
  }

  /** "Implantamos"; the other languages have a pronoun. */
  static boolean isOfFirstPersonPlural(TextLanguage language, String surface) {
    return language == TextLanguage.SPANISH && has(language, surface, FIRST_PERSON_PLURAL);
  }

  static boolean isVerbOrAdverb(TextLanguage language, String surface) {
    return has(language, surface, VERB) || has(language, surface, ADVERB);
  }

  static boolean isAdverb(TextLanguage language, String surface) {
    return has(language, surface, ADVERB);
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

  /** Whether the dictionary has the word, with its capital, as a name; many names are nouns too. */
  static boolean isName(TextLanguage language, String surface) {
    var readings = Morphology.of(language.known()).readings(surface);
    return readings.stream().anyMatch(it -> NAME.matcher(it.tag()).matches())
        && (CAPITALS.matcher(surface).find()
            || readings.stream().allMatch(it -> NAME.matcher(it.tag()).matches()));
  }

  /** Whether two or three words that the dictionary has make the word, as in German compounds. */
  static boolean isCompound(TextLanguage language, String surface) {
    return surface.length() <= LONGEST_COMPOUND && isCompound(language, surface, 2);
  }

  private static boolean isCompound(TextLanguage language, String word, int joints) {
    return IntStream.rangeClosed(SHORTEST_PART, word.length() - SHORTEST_PART)
        .filter(i -> isPart(language, word.substring(0, i)))
        .mapToObj(word::substring)
        .anyMatch(it -> isPart(language, it) || joints > 1 && isCompound(language, it, joints - 1));
  }

  /** A noun, or the stem of a verb; an "s" may join it to what follows. */
  private static boolean isPart(TextLanguage language, String part) {
    var small = part.toLowerCase(Locale.ROOT);
    var noun = small.substring(0, 1).toUpperCase(Locale.ROOT) + small.substring(1);
    return Stream.of(noun, small, small + "en", noun.replaceAll("s$", ""))
        .anyMatch(it -> !Morphology.of(language.known()).readings(it).isEmpty());
  }

  /** As it is written where nouns have capitals, else in small letters. */
  private static boolean has(TextLanguage language, String surface, Pattern tag) {
    var known = language.known();
    return known != null
        && Stream.of(surface.toLowerCase(Locale.ROOT), language.hasCapitalNouns() ? surface : "")
            .distinct()
            .flatMap(it -> Morphology.of(known).readings(it).stream())
            .anyMatch(it -> tag.matcher(it.tag()).matches());
  }
}
