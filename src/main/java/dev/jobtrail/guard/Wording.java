package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sorts the words of a claim that the evidence does not have. */
final class Wording {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** How short a part of a compound may be. */
  private static final int SHORTEST_PART = 4;

  /** Of German verbs, which never part from them. */
  private static final Set<String> PREFIXES = Set.of("unter", "uber", "hinter", "wider", "miss");

  private static final Set<String> HALF_OR_DOUBLE = Set.of("=halve", "=double");

  private static final Set<String> ALL = Set.of("tous_les", "toutes_les", "todas_las", "todos_los");

  private static final Set<String> US = Set.of("we", "wir", "nous", "nosotros", "nosotras");

  /** Endings of adjectives of places. */
  private static final Pattern DEMONYM =
      Pattern.compile(
          "(?:ian|ish|ese|er|isch(?:e[mnrs]?)?|ien|ienne|ais|aise|ois|oise|an[oa]|es|ens[e]|eñ[oa]|en[oa])s?$");

  /** What an adjective of a place leaves out of its name. */
  private static final Pattern PLACE_END = Pattern.compile("(?:(?<=\\p{L}{3})en|\\p{L})$");

  private static final int SHORTEST_PLACE = 3;

  private static final Pattern PARTICIPLE = Pattern.compile("^ge(?=\\p{L}{3,}(?:t|en)$)");

  private final Claim claim;
  private final Set<Integer> inFigures;
  private final Set<Integer> spelledOut;

  Wording(Claim claim) {
    this.claim = claim;
    inFigures = claim.inFigures();
    spelledOut = Abbreviations.spelledOut(claim);
  }

  /** Places of the words of content that nothing supports. */
  List<Integer> unsupported() {
    var result = new ArrayList<Integer>();
    for (var i = 0; i < claim.tokens().size(); i++) {
      if (claim.tokens().get(i).isContent() && !inFigures.contains(i) && !isSupported(i)) {
        result.add(i);
      }
    }
    return result;
  }

  /** Those of them that are ordinary words, and at most another way to say the same. */
  List<String> reworded() {
    return unsupported().stream()
        .filter(it -> !claim.isWish(it))
        .map(claim.tokens()::get)
        .map(Token::surface)
        .distinct()
        .toList();
  }

  boolean isSupported(int at) {
    var token = claim.tokens().get(at);
    if (spelledOut.contains(at) || isKindOfName(at) || isMeasure(at)) {
      return true;
    }
    if (claim.isWish(at) && claim.known().postingKnows(token.key())) {
      return true;
    }
    if (isAddressee(at)) {
      return true;
    }
    if (token.key().equals("=people") && claim.sentence().keys().contains("=team")) {
      return claim.known().knows("=team");
    }
    if (token.key().equals("=people") && claim.scopeKeys().stream().anyMatch(Counting::isPeople)) {
      return true; // patients, residents and guests are people
    }
    if (token.key().equals("=employee") && claim.scopeHas("=colleague")) {
      return true;
    }
    if (token.key().equals("=team") && Sources.replaced(claim).anyMatch(Wording::tellsOfUs)) {
      return true;
    }
    if (isOfTrial(at) || isOfPlace(token)) {
      return true;
    }
    if (isOfCountedGroup(token.key())) {
      return true;
    }
    if (HALF_OR_DOUBLE.contains(token.key())) {
      return claim.scope().stream()
              .anyMatch(it -> Derived.says(it.sentence(), claim.sentence(), token.key()))
          || claim.sources().stream().anyMatch(it -> it.sentence().keys().contains(token.key()));
    }
    var isLess = token.key().equals("=reduce");
    if ((isLess || token.key().equals("=increase"))
        && claim.sources().stream().anyMatch(it -> Derived.saysChange(it.sentence(), isLess))) {
      return true; // OutcomePolicy asks who did it
    }
    if (RankPolicy.isFluency(claim, at)
        || RankPolicy.isSequence(claim, at)
        || RankPolicy.isHeld(claim, token)) {
      return true;
    }
    if (Introductions.introduces(claim, at)) {
      return true;
    }
    if (isCutCompound(at)
        || isTiedCompound(at)
        || isCompoundOfAnother(at)
        || isJoint(token.word())) {
      return true;
    }
    if (LEXICON.least(token.word()) != null
        || LEXICON.is("each", token.word())
        || LEXICON.scope(token.word()) != null
        || LEXICON.isRank(token.word())) {
      return true; // RankPolicy looks for the number, and for what they go with
    }
    if (token.key().equals("=daily") && claim.sources().stream().anyMatch(Wording::isOfEachDay)) {
      return true;
    }
    if (token.key().equals("=per_shift")
        && claim.sources().stream().anyMatch(it -> Frequency.isOfEachShift(it.sentence()))) {
      return true;
    }
    if (LEXICON.is("whole", token.word())
        && claim.sources().stream()
            .flatMap(it -> it.sentence().tokens().stream())
            .anyMatch(it -> LEXICON.is("whole", it.word()))) {
      return true;
    }
    if (FrequencyPolicy.isKnown(claim, at)) {
      return true;
    }
    if (LEXICON.isRhythm(token.key())
        && hasRhythm(token.key())
        && !claim.sentence().quantities().isEmpty()) {
      return true; // NumberPolicy converts the number
    }
    if (claim.place().startsWith("/basics") && claim.known().isOfSummary(token.key())) {
      return true;
    }
    if (LEXICON.isRhythm(token.key()) && claim.place().contains("/highlights/")) {
      return FrequencyPolicy.isRhythmOfMatter(claim, at);
    }
    if (claim.setting() == Setting.IDENTITY
        || LEXICON.isRhythm(token.key())
        || token.isTechnology()
        || isOfName(token)) {
      return claim.scopeHas(token.key());
    }
    return claim.known().knows(token.key())
        || !isPrefixedVerb(token) && isCompound(token.word())
        || isCompoundOfDeed(token)
        || isPartOfCompound(token)
        || !isCountry(token) && isOfKnownRoot(token.word())
        || isFeminine(token.word())
        || isSeparable(at)
        || Ordinals.isKnown(claim, token)
        || isOfKnownWords(token)
        || WordFamily.isParticle(claim.sentence(), at);
  }

  /**
   * Whether it can be part of the name of an employer or school; an ordinary word in small letters,
   * as in "escuela de oficios", is not in a summary.
   */
  private boolean isOfName(Token token) {
    return claim.known().isBound(token.key())
        && (token.isCapital()
            || !claim.place().startsWith("/basics")
            || claim.sentence().language().hasCapitalNouns()
            || !WordClass.isKnown(claim.sentence().language(), token.surface()));
  }

  /** "We moved it": the team did. */
  private static boolean tellsOfUs(Sentence source) {
    return source.tokens().stream().anyMatch(it -> US.contains(it.word()));
  }

  /** "Testing" for "piloting": one trial as another, at the head of both texts. */
  private boolean isOfTrial(int at) {
    return at == 0
        && LEXICON.is("tentative", claim.tokens().getFirst().word())
        && Sources.replaced(claim)
            .flatMap(it -> it.tokens().stream().limit(1))
            .anyMatch(it -> LEXICON.is("tentative", it.word()));
  }

  /** "Zamorano" for "de Zamora", "Oltner" for "in Olten": the adjective of a name. */
  private boolean isOfPlace(Token token) {
    if (!DEMONYM.matcher(token.word()).find()) {
      return false;
    }
    var names =
        claim.scope().stream()
            .flatMap(it -> it.sentence().tokens().stream())
            .filter(this::isPlaceName);
    return Stream.concat(Sources.replaced(claim).flatMap(it -> it.tokens().stream().skip(1)), names)
        .filter(it -> it.isWord() && it.isCapital() && !it.isTechnology())
        .filter(it -> it.word().length() > SHORTEST_PART)
        .map(it -> PLACE_END.matcher(it.word()).replaceFirst(""))
        .anyMatch(it -> it.length() >= SHORTEST_PLACE && token.word().startsWith(it));
  }

  /** A name by its dictionary, or a word that is in none. */
  private boolean isPlaceName(Token it) {
    var language = claim.sentence().language();
    return language.known() != null
        && it.isWord()
        && it.isCapital()
        && (WordClass.isName(language, it.surface())
            || !WordClass.isKnown(language, it.surface())
                && !(language.hasCapitalNouns() && WordClass.isCompound(language, it.surface())));
  }

  private boolean hasRhythm(String key) {
    return claim.place().contains("/highlights/")
        ? Sources.replaced(claim).anyMatch(it -> Derived.hasRhythm(it.keys(), key))
        : Derived.hasRhythm(claim.scopeKeys(), key);
  }

  /** "I would like to work at Fernhill College": the employer of the posting, in a wish. */
  private boolean isAddressee(int at) {
    var tokens = claim.tokens();
    var clause = claim.sentence().clauseOf(at).tokens();
    return claim.setting() == Setting.LETTER
        && isNameOfPosting(tokens.get(at))
        && clause.stream().anyMatch(it -> LEXICON.is("conditional", it.word()))
        && (at > 0 && LEXICON.is("at_employer", tokens.get(at - 1).word())
            || at > 1
                && isNameOfPosting(tokens.get(at - 1))
                && LEXICON.is("at_employer", tokens.get(at - 2).word()));
  }

  private boolean isNameOfPosting(Token it) {
    return it.isWord()
        && it.isCapital()
        && claim.known().postingKnows(it.key())
        && !claim.known().knows(it.key())
        && !it.isTechnology()
        && !it.isTitle()
        && !LEXICON.isStrong(it.word())
        && LEXICON.level(it.word()) == null
        && !TradeTerms.INSTANCE.has(it.word());
  }

  /** "Every morning", "tous les matins". */
  private static boolean isOfEachDay(KnownSentence source) {
    var tokens = source.sentence().tokens();
    for (var i = 1; i < tokens.size(); i++) {
      var before = tokens.get(i - 1).word();
      if (LEXICON.is("time_of_day", tokens.get(i).word())
          && (LEXICON.is("each", before)
              || ALL.contains(before)
              || i > 1 && ALL.contains(tokens.get(i - 2).word() + "_" + before))) {
        return true;
      }
    }
    return false;
  }

  /** "29 pupils" where the evidence has a class of 29. */
  private boolean isOfCountedGroup(String key) {
    return Counting.isPeople(key)
        && claim.sentence().quantities().stream()
            .filter(it -> it.counted().contains(key))
            .anyMatch(it -> NumberPolicy.isKnown(claim, it));
  }

  /** "Codirection", "Mitbetreuung": less than the word that follows the prefix. */
  private boolean isJoint(String word) {
    var joined = CompanyPolicy.withoutJoint(word);
    return joined != null
        && claim.known().hasKinOf(joined)
        && claim.sources().stream()
            .anyMatch(it -> CompanyPolicy.hasCompany(it.sentence().tokens()));
  }

  /** "The rate of complaints" where the evidence has complaints in numbers. */
  private boolean isMeasure(int at) {
    var tokens = claim.tokens();
    if (!LEXICON.is("measure", tokens.get(at).word())) {
      return false;
    }
    return tokens.stream()
        .skip(at + 1L)
        .filter(it -> !LEXICON.isFunction(it.word()))
        .findFirst()
        .filter(it -> it.isContent() && claim.scopeHas(it.key()))
        .isPresent();
  }

  /** "The application Gestiona", "das Programm Lexware": the word says what the name is. */
  private boolean isKindOfName(int at) {
    var tokens = claim.tokens();
    if (!LEXICON.is("kind", tokens.get(at).word()) || at + 1 == tokens.size()) {
      return false;
    }
    var next = tokens.get(at + 1);
    var isFirst = next.isWord() && next.isCapital();
    return isFirst
        && (next.isTechnology() || claim.known().isBound(next.key()))
        && claim.scopeHas(next.key());
  }

  /** "Büro- und Wohngebäude" where the evidence has "Bürogebäude". */
  private boolean isCutCompound(int at) {
    var tokens = claim.tokens();
    return at + 2 < tokens.size()
        && tokens.get(at + 1).is("-")
        && Clause.isLink(tokens.get(at + 2).word())
        && tokens.get(at).word().length() >= SHORTEST_PART
        && claim.known().hasCompoundOf(tokens.get(at).word());
  }

  /** "Hüft-OPs" where the evidence has "Hüftoperationen". */
  private boolean isTiedCompound(int at) {
    var tokens = claim.tokens();
    return claim.sentence().language().hasCapitalNouns()
        && at + 2 < tokens.size()
        && tokens.get(at + 1).is("-")
        && tokens.get(at + 2).start() == tokens.get(at + 1).end()
        && tokens.get(at).word().length() >= SHORTEST_PART
        && Sources.replaced(claim)
            .flatMap(it -> it.tokens().stream())
            .anyMatch(it -> it.isContent() && it.word().startsWith(tokens.get(at).word()));
  }

  /** "zum Arzt" where the evidence has "Arztbesuche": the title of somebody else. */
  private boolean isCompoundOfAnother(int at) {
    var word = claim.tokens().get(at).word();
    return word.length() >= SHORTEST_PART
        && Clause.isSomebodyElse(claim.tokens(), at)
        && claim.known().hasCompoundOf(word);
  }

  /** "Praktikantinnen" where the evidence has "Praktikanten". */
  private boolean isFeminine(String word) {
    var base =
        word.endsWith("innen")
            ? word.substring(0, word.length() - "innen".length())
            : word.endsWith("in") ? word.substring(0, word.length() - "in".length()) : "";
    return claim.sentence().language().hasCapitalNouns()
        && base.length() >= SHORTEST_PART
        && !LEXICON.isRank(word)
        && Stream.of("", "e", "en", "n", "s")
            .anyMatch(it -> claim.scopeHas(LEXICON.key(base + it)));
  }

  /** "Alemania" where the evidence has "alemán": a country, and no form of its language. */
  private boolean isCountry(Token token) {
    return token.isCapital()
        && token.start() > 0
        && !LEXICON.is("tongue", LanguagePolicy.tongue(token))
        && !WordClass.isKnown(claim.sentence().language(), token.surface())
        && claim.known().all().stream()
            .filter(it -> it.pointer().startsWith("/languages"))
            .anyMatch(it -> it.sentence().hasKinOf(token));
  }

  private boolean isOfKnownRoot(String word) {
    return !LEXICON.isTitle(word) && !LEXICON.isStrong(word) && claim.known().hasKinOf(word);
  }

  /** "Weise ... ein" where the evidence has "Einweisung". */
  private boolean isSeparable(int at) {
    var verb = WordFamily.separable(claim.sentence(), at);
    return verb != null && isOfKnownRoot(verb);
  }

  /** A phrase that stands for something else as a whole may still be made of known words. */
  private boolean isOfKnownWords(Token phrase) {
    return phrase.word().contains("_")
        && !LEXICON.isTitle(phrase.word())
        && !LEXICON.isStrong(phrase.word())
        && Stream.of(phrase.word().split("_"))
            .allMatch(
                it ->
                    LEXICON.isFunction(it)
                        || LEXICON.isFree(it)
                        || claim.known().knows(LEXICON.key(it))
                        || isOfKnownRoot(it));
  }

  /** "Unterzeichnen" is another deed than "zeichnen". */
  private boolean isPrefixedVerb(Token token) {
    return claim.sentence().language() == TextLanguage.GERMAN
        && WordClass.isVerb(TextLanguage.GERMAN, token.surface())
        && !WordClass.isNoun(TextLanguage.GERMAN, token.surface())
        && PREFIXES.stream().anyMatch(token.word()::startsWith);
  }

  /** German makes one word of several; each of them must be known, and none may be a title. */
  private boolean isCompound(String word) {
    for (var i = SHORTEST_PART; i <= word.length() - SHORTEST_PART; i++) {
      var head = word.substring(0, i);
      var tail = word.substring(i);
      if (isPart(tail, true)
          && (isPart(head, false)
              || isHeadOfCompound(head)
              || head.endsWith("s") && isPart(head.substring(0, i - 1), false))) {
        return true;
      }
    }
    return false;
  }

  /** "Kassenführung" where the replaced text has "führte die Kasse". */
  private boolean isCompoundOfDeed(Token token) {
    var word = token.word();
    if (!claim.sentence().language().hasCapitalNouns() || LEXICON.isTitle(word)) {
      return false;
    }
    var sources =
        claim.setting() == Setting.SKILLS
            ? claim.scope().stream()
                .filter(it -> it.pointer().contains("/highlights/"))
                .map(KnownSentence::sentence)
            : Sources.replaced(claim);
    return sources.anyMatch(
        source ->
            IntStream.rangeClosed(SHORTEST_PART, word.length() - SHORTEST_PART)
                .anyMatch(i -> has(source, word.substring(0, i), word.substring(i))));
  }

  /** Whether the sentence has the object and the verb that a compound is made of. */
  private static boolean has(Sentence source, String object, String deed) {
    return source.tokens().stream()
            .anyMatch(it -> it.isContent() && Stem.of(it.word()).endsWith(Stem.of(object)))
        && source.tokens().stream()
            .filter(Token::isWord)
            .map(it -> PARTICIPLE.matcher(it.word()).replaceFirst(""))
            .anyMatch(it -> WordFamily.areKin(it, deed));
  }

  /** "Förderantrag" where the evidence has an application for "Fördermittel". */
  private boolean isHeadOfCompound(String head) {
    return head.length() > SHORTEST_PART
        && claim.sentence().language().hasCapitalNouns()
        && !LEXICON.isStrong(head)
        && claim.known().hasCompoundOf(head);
  }

  private boolean isFirmlyKnown(String key) {
    return claim.known().knows(key) && !claim.known().isOnlyOfUnfinished(key);
  }

  private boolean isPart(String word, boolean isTail) {
    var key = LEXICON.key(word);
    return word.length() >= SHORTEST_PART
        && (!LEXICON.isTitle(word) && !LEXICON.isStrong(word) || !isTail && isFirmlyKnown(key))
        && !LEXICON.isTechnology(key)
        && LEXICON.level(word) != Level.LEAD
        && !claim.known().isBound(key)
        && (claim.known().knows(key) || LEXICON.isFree(word) || claim.known().hasKinOf(word));
  }

  /** A part of a compound of the evidence: "Rechnungen" where it has "Eingangsrechnungen". */
  private boolean isPartOfCompound(Token token) {
    return token.word().length() > SHORTEST_PART
        && claim.sentence().language().hasCapitalNouns()
        && !LEXICON.isTitle(token.word())
        && !LEXICON.isStrong(token.word())
        && claim.known().hasCompoundOf(token.word());
  }

  /** Whether the word is one of everyday language, or a verb or adverb by its form. */
  static boolean isOrdinary(Token token, TextLanguage language) {
    return !isMixedCase(token) && LEXICON.isOrdinary(token.word())
        || isVerbOrAdverb(token, language);
  }

  /** "MEng" and "GmbH" are short forms, whatever word they look like. */
  private static boolean isMixedCase(Token token) {
    return token.surface().chars().skip(1).anyMatch(Character::isUpperCase);
  }

  private static boolean isVerbOrAdverb(Token token, TextLanguage language) {
    var word = token.word();
    if (token.key().startsWith("=")) {
      return false; // of a meaning that the evidence does not have
    }
    if (token.isCapital() && token.start() > 0) {
      return false;
    }
    return switch (language) {
      case ENGLISH, UNKNOWN -> ends(word, "ly", "ed");
      case GERMAN ->
          token.start() > 0
              ? ends(word, "te", "ten", "iert", "end", "lich")
              : ends(word, "te", "iere");
      case FRENCH -> ends(word, "ment", "er", "ant", "ais");
      case SPANISH -> ends(word, "mente", "ando", "iendo", "ar", "er", "ir");
      case OTHER -> false;
    };
  }

  private static boolean ends(String word, String... endings) {
    for (var it : endings) {
      if (word.length() > it.length() + 2 && word.endsWith(it)) {
        return true;
      }
    }
    return false;
  }

  /** How many words of its sources the claim no longer has. */
  int dropped() {
    var keys = new HashSet<>(claim.sentence().keys());
    claim.tokens().forEach(it -> keys.add(it.word()));
    var result = new HashSet<String>();
    for (var source : claim.sources()) {
      for (var it : source.sentence().tokens()) {
        if (it.isWord()
            && !LEXICON.isFunction(it.word())
            && !keys.contains(it.key())
            && !keys.contains(it.word())) {
          result.add(it.key());
        }
      }
    }
    return result.size();
  }
}
