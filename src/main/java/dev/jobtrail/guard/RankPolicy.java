package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Refuses ranks, reach, degrees, licences and levels of knowledge unless a sentence of the evidence
 * has them together with what they speak of.
 */
final class RankPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** Words of leading that are also ordinary nouns: ranks only beside a title. */
  static final Set<String> BESIDE_TITLES =
      Set.of("lead", "head", "staff", "principal", "leader", "partner", "owner", "chief");

  private static final Set<String> BEFORE_PLACES =
      Set.of("at", "with", "as", "for", "in", "on", "con", "como", "en", "comme", "chez", "dans");

  /** Between a holder and what is held. */
  private static final Set<String> HELD = Set.of("of", "de", "du", "d'", "del");

  /** Of a driving licence and the like, in letters and digits. */
  private static final int LONGEST_CLASS = 3;

  private static final Pattern NAMES =
      Pattern.compile("/certificates/\\d+/name|/skills/\\d+/keywords/\\d+");

  /** In letters. */
  private static final int ROOT = 6;

  @Override
  public Message refusal(Claim claim) {
    var spelledOut = Abbreviations.spelledOut(claim);
    for (var i = 0; i < claim.tokens().size(); i++) {
      var token = claim.tokens().get(i);
      var at = i;
      var counted = claim.sentence().quantities().stream().anyMatch(it -> it.covers(at));
      if (token.isWord()
          && LEXICON.isStrong(token.word())
          && !(token.is("but") && !token.surface().equals("BUT")) // the French degree
          && !isOfSomebodyElse(claim, i)
          && !isFinishing(claim, i)
          && !counted
          && !(i > 0 && claim.tokens().get(i - 1).is("as") && LEXICON.least(token.word()) != null)
          && !isSequence(claim, i)
          && !spelledOut.contains(i)
          && claim.sentence().frequencies().stream().noneMatch(it -> it.covers(at))
          && !claim.isWish(i)
          && (!LEXICON.isRank(token.word()) || isRank(claim, i))
          && !isFluency(claim, i)
          && !isHeld(claim, token)
          && !isOfClass(claim, i)
          && !Introductions.introduces(claim, i)
          && !claim.isInName(i, NAMES)
          && !isBesideSame(claim, i)
          && !Credentials.isReserved(claim, token)
          && claim.scope().stream()
              .filter(it -> !claim.setting().isHeading() || !isOfSomebodyElse(it, token))
              .noneMatch(it -> supports(claim, it, token, at))) {
        return Message.of("nothing supports \"%s\" here", token.surface());
      }
    }
    return null;
  }

  /** Whether the text has the rank for others alone, whom a headline does not speak of. */
  private static boolean isOfSomebodyElse(KnownSentence known, Token rank) {
    var tokens = known.sentence().tokens();
    return LEXICON.isRank(rank.word())
        && IntStream.range(0, tokens.size())
            .filter(i -> tokens.get(i).key().equals(rank.key()))
            .allMatch(i -> Clause.isSomebodyElse(tokens, i))
        && known.sentence().keys().contains(rank.key());
  }

  /** "Under the head chef": right behind its article. */
  private static boolean isOfSomebodyElse(Claim claim, int at) {
    var tokens = claim.tokens();
    return at > 0
        && LEXICON.isFunction(tokens.get(at - 1).word())
        && !BEFORE_PLACES.contains(tokens.get(at - 1).word())
        && !claim.setting().isHeading()
        && Clause.isSomebodyElse(tokens, at);
  }

  /** "First-level", "a graduate trainee": what stands beside it in the replaced text, too. */
  private static boolean isBesideSame(Claim claim, int at) {
    var words =
        claim.sentence().tokens().stream()
            .skip(at)
            .filter(it -> !it.is("-"))
            .limit(2)
            .map(Token::word)
            .toList();
    return words.size() == 2
        && !LEXICON.isRank(words.getFirst())
        && !LEXICON.isFunction(words.getLast())
        && !claim.setting().isHeading()
        && claim.place().contains("/highlights/")
        && Sources.replaced(claim)
            .map(it -> it.words().stream().filter(word -> !word.equals("-")).toList())
            .anyMatch(it -> Collections.indexOfSubList(it, words) >= 0);
  }

  /** "Usually complete four a month", "to complete forms": the verb, and no measure. */
  static boolean isFinishing(Claim claim, int at) {
    var tokens = claim.tokens();
    return claim.sentence().language() == TextLanguage.ENGLISH
        && LEXICON.is("completion", tokens.get(at).word())
        && WordClass.isVerb(TextLanguage.ENGLISH, tokens.get(at).surface())
        && (at == 0 || tokens.get(at - 1).is("to") || tokens.get(at - 1).word().endsWith("ly"));
  }

  /**
   * "First at a bakery and then in a shop" tells an order in time, "first experience of" of a
   * beginning.
   */
  static boolean isSequence(Claim claim, int at) {
    var tokens = claim.tokens();
    if (LEXICON.is("beginning", tokens.get(at).word())
        && at + 1 < tokens.size()
        && LEXICON.is("begun", tokens.get(at + 1).firstWord())) {
      return true;
    }
    return LEXICON.is("sequence", tokens.get(at).word())
        && at + 1 < tokens.size()
        && BEFORE_PLACES.contains(tokens.get(at + 1).word())
        && tokens.stream().skip(at + 2L).anyMatch(it -> LEXICON.is("next", it.word()));
  }

  /** LanguagePolicy compares the levels of languages. */
  static boolean isFluency(Claim claim, int at) {
    return LEXICON.fluency(claim.tokens().get(at).word()) != null
        && claim.sentence().clauseOf(at).tokens().stream().anyMatch(LanguagePolicy::isTongue);
  }

  /** "Qualified", "titulaire d'un CAP": a finished course has what is said of the training. */
  static boolean isHeld(Claim claim, Token token) {
    if (Credentials.isNamed(claim, token)
        || Credentials.isStudied(claim, token)
        || Credentials.isCertified(claim, token)) {
      return true;
    }
    var isAward = LEXICON.is("credential", token.word()) || LEXICON.is("holder", token.word());
    if (isAward && Credentials.isGivenBehind(claim, token)) {
      return true;
    }
    if (LEXICON.is("credential", token.word())) {
      return Credentials.isHeld(claim, token);
    }
    if (!LEXICON.is("holder", token.word())) {
      return false;
    }
    if (isOfTradeProof(claim) || isHeldLicence(claim, token)) {
      return true;
    }
    var courses =
        claim.known().all().stream()
            .filter(
                it -> it.entry().startsWith("/education") || it.entry().startsWith("/certificates"))
            .filter(it -> !claim.known().isUnfinished(it.entry()))
            .collect(Collectors.groupingBy(KnownSentence::entry))
            .values();
    var said = held(claim, token);
    var isOfCourses =
        said.stream()
            .filter(key -> courses.stream().anyMatch(it -> has(it, key)))
            .collect(Collectors.toSet());
    var isStudied =
        claim.known().all().stream()
            .map(KnownSentence::sentence)
            .filter(it -> it.hasContentOf(isOfCourses))
            .anyMatch(
                it -> it.tokens().stream().anyMatch(word -> LEXICON.is("study", word.word())));
    return !isStudied
        && courses.stream()
            .filter(RankPolicy::isFinished)
            .anyMatch(
                course ->
                    isOfCourses.stream().allMatch(key -> has(course, key))
                        && (!isOfCourses.isEmpty() || isOfTrade(claim, course)));
  }

  /** What stands behind "holder of" up to the next item of the list; else all of the clause. */
  private static Set<String> held(Claim claim, Token holder) {
    var at = claim.tokens().indexOf(holder);
    var behind =
        claim.tokens().stream()
            .skip(at + 1L)
            .takeWhile(it -> !it.is(",") && !Clause.isLink(it.word()))
            .filter(
                it -> it.isContent() || LEXICON.isStrong(it.word()) || LicencePolicy.isLicence(it))
            .map(Token::key)
            .collect(Collectors.toSet());
    var isOf = at + 1 < claim.tokens().size() && HELD.contains(claim.tokens().get(at + 1).word());
    return isOf && !behind.isEmpty() ? behind : claim.sentence().clauseOf(at).content();
  }

  /** "Titulaire du permis B" where a sentence of one's own has the licence. */
  private static boolean isHeldLicence(Claim claim, Token holder) {
    var at = claim.tokens().indexOf(holder);
    var licence = held(claim, holder);
    return at + 1 < claim.tokens().size()
        && HELD.contains(claim.tokens().get(at + 1).word())
        && claim.tokens().stream()
            .filter(it -> licence.contains(it.key()))
            .anyMatch(it -> LEXICON.isStrong(it.word()) || LicencePolicy.isLicence(it))
        && claim.known().all().stream()
            .filter(it -> !it.aboutOthers() && !claim.known().isUnfinished(it.entry()))
            .map(KnownSentence::sentence)
            .filter(it -> !isLeft(it) && it.tokens().stream().noneMatch(own -> own.is("(")))
            .anyMatch(
                it ->
                    it.clauses().stream()
                        .filter(clause -> clause.tokens().stream().noneMatch(RankPolicy::isDenial))
                        .anyMatch(
                            clause ->
                                clause.tokens().stream()
                                    .map(Token::key)
                                    .collect(Collectors.toSet())
                                    .containsAll(licence)));
  }

  /** "Permis B": a licence and its class, as they stand together in the evidence. */
  private static boolean isOfClass(Claim claim, int at) {
    var tokens = claim.tokens();
    if (at + 1 >= tokens.size() || !LEXICON.is("licence", tokens.get(at).word())) {
      return false;
    }
    var type = tokens.get(at + 1);
    return type.word().length() <= LONGEST_CLASS
        && (type.isNumber() || type.isCapital())
        && claim.known().all().stream()
            .filter(it -> !it.aboutOthers() && !claim.known().isUnfinished(it.entry()))
            .flatMap(it -> it.sentence().clauses().stream())
            .map(Clause::tokens)
            .filter(it -> it.stream().noneMatch(RankPolicy::isDenial))
            .filter(it -> it.stream().noneMatch(own -> LEXICON.isHedge(own.word())))
            .anyMatch(
                own ->
                    IntStream.range(1, own.size())
                        .anyMatch(
                            i ->
                                own.get(i - 1).key().equals(tokens.get(at).key())
                                    && own.get(i).is(type.word())));
  }

  private static boolean isDenial(Token it) {
    return LEXICON.isNegation(it.word());
  }

  /** "Gelernter Elektroniker" where the evidence has "Elektroniker mit Gesellenbrief". */
  private static boolean isOfTradeProof(Claim claim) {
    var titles = claim.tokens().stream().filter(Token::isTitle).map(Token::key).toList();
    return !titles.isEmpty()
        && claim.known().all().stream()
            .filter(it -> !it.aboutOthers())
            .map(KnownSentence::sentence)
            .filter(it -> it.keys().containsAll(titles) && !isLeft(it))
            .anyMatch(
                it -> it.tokens().stream().anyMatch(own -> LEXICON.is("trade_proof", own.word())));
  }

  private static boolean has(List<KnownSentence> course, String key) {
    return course.stream().anyMatch(it -> it.sentence().keys().contains(key));
  }

  private static boolean isFinished(List<KnownSentence> course) {
    return course.stream()
        .flatMap(it -> it.sentence().tokens().stream())
        .noneMatch(it -> LEXICON.isHedge(it.word()));
  }

  /** "Elektroniker" and "Elektronik": the title and the trade. */
  private static boolean isOfTrade(Claim claim, List<KnownSentence> course) {
    return claim.tokens().stream()
        .filter(it -> it.isTitle() && it.word().length() > ROOT)
        .map(it -> it.word().substring(0, ROOT))
        .anyMatch(
            root ->
                course.stream()
                    .flatMap(it -> it.sentence().tokens().stream())
                    .anyMatch(it -> it.word().startsWith(root)));
  }

  private static boolean isRank(Claim claim, int at) {
    return !BESIDE_TITLES.contains(claim.tokens().get(at).word())
        || claim.setting().isHeading()
        || isFirst(claim, at) && isOf(claim, at + 1)
        || at > 1 && claim.tokens().get(at - 1).is("a") && claim.tokens().get(at - 2).is("as")
        || isTitleAt(claim, at - 1)
        || isTitleAt(claim, at + 1)
        || isTitleAt(claim, at + 2);
  }

  private static boolean isFirst(Claim claim, int at) {
    return at == 0 || claim.tokens().get(at - 1).is("as") || claim.tokens().get(at - 1).is(",");
  }

  private static boolean isOf(Claim claim, int at) {
    return at < claim.tokens().size() && claim.tokens().get(at).is("of");
  }

  private static boolean isTitleAt(Claim claim, int at) {
    return at >= 0 && at < claim.tokens().size() && claim.tokens().get(at).isTitle();
  }

  private static boolean supports(Claim claim, KnownSentence source, Token token, int at) {
    var others = new HashSet<>(claim.sentence().clauseOf(at).content());
    others.removeIf(it -> it.equals(token.key()));
    claim.sentence().quantities().stream()
        .flatMap(it -> claim.tokens().subList(it.from(), it.to()).stream())
        .forEach(it -> others.remove(it.key())); // "£1.2 million"
    claim.sentence().clauseOf(at).tokens().stream()
        .filter(it -> Abbreviations.isOfWordsOf(it, source.sentence()))
        .forEach(it -> others.remove(it.key()));
    var word = token.word();
    var keys = source.sentence().keys();
    var isReplaced = !claim.place().isEmpty() && source.pointer().equals(claim.place());
    var goesTogether =
        others.isEmpty()
            || isReplaced && isSomebodyElse(claim, at)
            || source.sentence().hasContentOf(others)
                && (!LEXICON.is("proof", word) || keys.containsAll(beside(claim, source, at)));
    return goesTogether
        && (!source.aboutOthers() || isSomebodyElse(claim, at))
        && !(Credentials.isDegree(word) && isLeft(source.sentence()) && !isLeft(claim.sentence()))
        && (isOwn(source, token) || isSomebodyElse(claim, at))
        && (holds(source.sentence(), word, token.key())
            || isReplaced && LEXICON.is("all", word) && hasEach(source.sentence()));
  }

  /** "I started a degree and left after a year", "licence interrompue". */
  private static boolean isLeft(Sentence source) {
    return source.tokens().stream()
        .anyMatch(
            it ->
                LEXICON.is("leaving", it.word())
                    || LEXICON.is("study", it.word())
                    || LEXICON.isHedge(it.word()) && !it.isTitle());
  }

  private static boolean isSomebodyElse(Claim claim, int at) {
    return Clause.isSomebodyElse(claim.tokens(), at);
  }

  /** A rank that only another person of the sentence has supports nothing. */
  private static boolean isOwn(KnownSentence source, Token token) {
    if (!LEXICON.isRank(token.word())) {
      return true;
    }
    return source.sentence().clauses().stream()
        .anyMatch(
            clause ->
                IntStream.range(0, clause.tokens().size())
                    .anyMatch(
                        i ->
                            clause.tokens().get(i).key().equals(token.key())
                                && !Clause.isSomebodyElse(clause.tokens(), i)
                                && !source.isApposition(clause.tokens().get(i))));
  }

  private static Set<String> beside(Claim claim, KnownSentence source, int at) {
    return IntStream.of(at - 1, at + 1)
        .filter(it -> it >= 0 && it < claim.tokens().size())
        .mapToObj(claim.tokens()::get)
        .filter(Token::isContent)
        .filter(it -> !source.pointer().equals("/basics/summary") || !isLabel(claim, it))
        .map(Token::key)
        .collect(Collectors.toSet());
  }

  /** The summary need not tell one's own title again: "state-registered since 2019". */
  private static boolean isLabel(Claim claim, Token it) {
    return it.isTitle()
        && claim.known().all().stream()
            .filter(known -> known.pointer().equals("/basics/label"))
            .anyMatch(known -> known.sentence().keys().contains(it.key()));
  }

  /** "Each cycle", and not "every Friday". */
  static boolean hasEach(Sentence source) {
    var tokens = source.tokens();
    return IntStream.range(0, tokens.size())
        .filter(i -> source.frequencies().stream().noneMatch(it -> it.covers(i)))
        .anyMatch(i -> LEXICON.is("each", tokens.get(i).word()));
  }

  private static boolean holds(Sentence source, String word, String key) {
    var least = LEXICON.least(word);
    if (least != null
        && source.quantities().stream().anyMatch(it -> it.value().intValue() >= least)) {
      return true;
    }
    var reach = LEXICON.scope(word);
    return source.keys().contains(key)
        || LEXICON.is("each", word)
            && source.tokens().stream().anyMatch(it -> LEXICON.is("each", it.word()))
        || LEXICON.is("whole", word)
            && source.tokens().stream().anyMatch(it -> LEXICON.is("whole", it.word()))
        || !LEXICON.isRank(word)
            && source.tokens().stream()
                .anyMatch(it -> it.isWord() && WordFamily.areKin(it.word(), word))
        || source.tokens().stream()
            .map(Token::word)
            .anyMatch(
                it -> reach != null && LEXICON.scope(it) != null && LEXICON.scope(it) >= reach);
  }
}
