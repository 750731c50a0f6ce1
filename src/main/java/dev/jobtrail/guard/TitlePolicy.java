package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Refuses titles that are not one's own: a software engineer is no data engineer. */
final class TitlePolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> ARTICLES = Set.of("a", "an", "the", "all", "my", "our", "up");

  private static final Set<String> AS = Set.of("as", "als", "comme", "que", "como");

  private static final Pattern GERMAN_ENDING = Pattern.compile("e[mnrs]?$");

  /** How far before a title the word may stand that makes less of it. */
  private static final int HEDGE_REACH = 3;

  @Override
  public Message refusal(Claim claim) {
    var promoted = promoted(claim);
    if (promoted != null) {
      return Message.of("the title \"%s\" is a lower one in the evidence", promoted.surface());
    }
    for (var clause : claim.sentence().clauses()) {
      if (claim.isWish(clause)) {
        continue;
      }
      for (var i = 0; i < clause.tokens().size(); i++) {
        if (isOwn(clause, i)
            && !isVerb(claim.sentence(), claim.tokens().indexOf(clause.tokens().get(i)))
            && !isReplacedThing(claim, clause.tokens(), i)
            && !isThing(claim, clause.tokens(), i)
            && !(i > 0
                && !clause.tokens().get(i - 1).isTitle()
                && clause.tokens().get(i - 1).isContent()
                && WordPolicy.isAdjective(claim, claim.tokens().indexOf(clause.tokens().get(i))))
            && !isOfEarlier(claim, clause.tokens().get(i))
            && having(claim).stream().noneMatch(hasOwn(clause, i))) {
          return Message.of(
              "the title \"%s\" is not one's own in the evidence",
              clause.tokens().get(i).surface());
        }
      }
    }
    for (var i = 1; i < claim.tokens().size(); i++) {
      var title = claim.tokens().get(i);
      var before = claim.tokens().get(i - 1);
      if (title.isTitle()
          && !claim.isWish(i)
          && (before.isContent() || LEXICON.isHedge(before.word()))
          && !before.isTechnology()
          && !(i == 1 && isDeed(claim.sentence(), before))
          && !before.key().equals("=colleague")
          && !WordPolicy.isAdjective(claim, i)
          && !LEXICON.isStrong(before.word())
          && !RankPolicy.isHeld(claim, before)
          && !LEXICON.isOrdinary(before.word())
          && !(isQuality(claim, before) && isReplacedThing(claim, claim.tokens(), i))
          && !claim.standTogether(before.key(), title.key())
          && !isInflected(claim, before, title)
          && !claim.known().standTogetherInSummary(before.key(), title.key())) {
        return Message.of(
            "the title \"%s %s\" does not stand in the resume", before.surface(), title.surface());
      }
    }
    return null;
  }

  /** "Conozco bioquímica", "fui camarera": a verb that has its subject in its ending. */
  private static boolean isDeed(Sentence sentence, Token first) {
    return sentence.language() == TextLanguage.SPANISH
        && WordClass.isOfFirstPerson(TextLanguage.SPANISH, first.surface());
  }

  /** What one learned at a school is one's own in every position. */
  private static List<KnownSentence> having(Claim claim) {
    var isOfSchool =
        !claim.named().isEmpty()
            && claim.named().stream().allMatch(it -> it.startsWith("/education"));
    return isOfSchool ? claim.known().all() : claim.scope();
  }

  /**
   * "After a post as a typist I joined Acme": a position of another employer, with the subject of
   * what is told of the named one behind it.
   */
  private static boolean isOfEarlier(Claim claim, Token title) {
    var names = claim.known().namesOf(claim.named());
    return claim.setting() == Setting.LETTER || claim.place().startsWith("/basics")
        ? claim.tokens().stream()
                .dropWhile(it -> it != title)
                .takeWhile(it -> !names.contains(it.key()))
                .anyMatch(it -> LEXICON.is("first", it.word()))
            && claim.known().all().stream()
                .filter(it -> it.pointer().endsWith("/position"))
                .anyMatch(it -> it.sentence().keys().contains(title.key()))
        : false;
  }

  /** "Light commercial work", "ran a pilot of it": no title where a thing is told of. */
  private static boolean isThing(Claim claim, List<Token> tokens, int at) {
    var language = claim.sentence().language();
    var title = tokens.get(at);
    var isBeforeNoun =
        at + 1 < tokens.size()
            && tokens.get(at + 1).isContent()
            && !tokens.get(at + 1).isTitle()
            && !tokens.get(at + 1).isCapital();
    return language == TextLanguage.ENGLISH
            && isBeforeNoun
            && !title.isCapital()
            && at > 0
            && WordClass.isAdjective(language, title.surface())
        || LEXICON.is("tentative", title.word())
            && Sources.replaced(claim)
                .flatMap(it -> it.tokens().stream())
                .anyMatch(it -> it.isWord() && LEXICON.is("tentative", it.word()));
  }

  /** "Anerkannten Erzieher" where the evidence has "anerkannter Erzieher". */
  private static boolean isInflected(Claim claim, Token adjective, Token title) {
    var stem = GERMAN_ENDING.matcher(adjective.word()).replaceFirst("");
    return claim.sentence().language() == TextLanguage.GERMAN
        && claim.scope().stream()
            .map(KnownSentence::sentence)
            .filter(it -> it.keys().contains(title.key()))
            .flatMap(it -> it.tokens().stream())
            .anyMatch(it -> GERMAN_ENDING.matcher(it.word()).replaceFirst("").equals(stem));
  }

  /** "Site Manager" where all positions have "Assistant Site Manager". */
  private static Token promoted(Claim claim) {
    if (claim.setting() != Setting.HEADLINE) {
      return null;
    }
    var tokens = claim.tokens();
    return IntStream.range(0, tokens.size())
        .filter(i -> tokens.get(i).isTitle() && !isHeldBack(tokens, i))
        .filter(i -> isHeldBackInAll(claim, tokens.get(i)))
        .mapToObj(tokens::get)
        .findFirst()
        .orElse(null);
  }

  private static boolean isHeldBackInAll(Claim claim, Token title) {
    var own =
        claim.known().all().stream()
            .filter(
                it -> it.pointer().endsWith("/position") || it.pointer().equals("/basics/label"))
            .map(it -> it.sentence().tokens())
            .filter(it -> it.stream().anyMatch(word -> word.key().equals(title.key())))
            .toList();
    return !own.isEmpty()
        && own.stream()
            .allMatch(
                it ->
                    IntStream.range(0, it.size())
                        .filter(i -> it.get(i).key().equals(title.key()))
                        .allMatch(i -> isHeldBack(it, i)));
  }

  private static boolean isHeldBack(List<Token> tokens, int title) {
    return tokens
        .subList(Math.max(0, title - HEDGE_REACH), Math.min(tokens.size(), title + 2))
        .stream()
        .filter(it -> it != tokens.get(title))
        .anyMatch(it -> it.isWord() && LEXICON.isHedge(it.word()));
  }

  /** "Monitor temperatures": a word that begins a sentence, right before what is monitored. */
  static boolean isVerb(Sentence sentence, int at) {
    var tokens = sentence.tokens();
    return at == 0
        && sentence.language() == TextLanguage.ENGLISH
        && tokens.size() > 2
        && (tokens.get(1).isContent() || ARTICLES.contains(tokens.get(1).word()))
        && WordClass.isVerb(TextLanguage.ENGLISH, tokens.getFirst().surface());
  }

  /** "A newly hired driver": of what kind, and not of what trade. */
  private static boolean isQuality(Claim claim, Token it) {
    var language = claim.sentence().language();
    return WordClass.isParticiple(language, it.surface())
        && !WordClass.isNoun(language, it.surface());
  }

  /** A word of the replaced bullet that does not stand where one's own title stands. */
  private static boolean isReplacedThing(Claim claim, List<Token> tokens, int at) {
    if (at == 0 && isSubject(claim, tokens)) {
      return true;
    }
    return claim.place().contains("/highlights/")
        && at > 0
        && !AS.contains(tokens.get(at - 1).word())
        && tokens.subList(0, at).stream().anyMatch(Token::isContent)
        && Sources.replaced(claim).anyMatch(it -> it.keys().contains(tokens.get(at).key()));
  }

  /** "Fahrer wenden sich an mich": others, who do something by the verb behind them. */
  private static boolean isSubject(Claim claim, List<Token> tokens) {
    return claim.sentence().language() == TextLanguage.GERMAN
        && tokens.size() > 2
        && Character.isLowerCase(tokens.get(1).surface().codePointAt(0))
        && WordClass.isPresent(TextLanguage.GERMAN, tokens.get(1).surface())
        && tokens.stream().anyMatch(it -> it.is("mich") || it.is("mir"))
        && Sources.replaced(claim).anyMatch(it -> it.keys().contains(tokens.getFirst().key()));
  }

  private static Predicate<KnownSentence> hasOwn(Clause claimed, int at) {
    var key = claimed.tokens().get(at).key();
    var word = claimed.tokens().get(at).word();
    return source ->
        !source.aboutOthers()
            && source.sentence().clauses().stream()
                .anyMatch(
                    given ->
                        IntStream.range(0, given.tokens().size())
                            .anyMatch(
                                i ->
                                    (given.tokens().get(i).key().equals(key)
                                            || given.tokens().get(i).firstWord().equals(word))
                                        && isOwn(given, i)
                                        && !source.isApposition(given.tokens().get(i))));
  }

  /** Titles of those whom one taught, helped or stood in for are not one's own. */
  private static boolean isOwn(Clause clause, int at) {
    var token = clause.tokens().get(at);
    var isPlural = token.word().endsWith("s") || token.word().endsWith("innen");
    return token.isTitle()
        && !Agency.isOfNamed(clause.tokens(), at)
        && !isPlural
        && !RankPolicy.BESIDE_TITLES.contains(token.word())
        && clause.level() != Level.ASSIST
        && !Clause.isSomebodyElse(clause.tokens(), at);
  }
}
