package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Refuses a further thing or deed in a text that keeps all of the one that it replaces: where no
 * word was lost, a new one is no other wording.
 */
final class GainPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** Of the parts of a German compound, in letters. */
  private static final int SHORTEST_PART = 4;

  private static final Set<String> RELATIVES =
      Set.of("which", "that", "who", "qui", "que", "der", "die", "das", "quien");

  /** How many words may stand between a relative and its verb: "which had already been". */
  private static final int RELATIVE_REACH = 4;

  private static final int LIST_REACH = 2;

  /** One noun may be another word for what is measured. */
  private static final int FEWEST_OTHER = 2;

  @Override
  public Message refusal(Claim claim) {
    if (claim.place().isEmpty() || claim.setting().isName()) {
      return null;
    }
    var unsupported = new ArrayList<>(new Wording(claim).unsupported());
    unsupported.removeIf(claim::isWish);
    unsupported.removeAll(Paraphrases.in(claim, unsupported));
    var head = furtherHead(claim);
    return Stream.concat(
            Stream.concat(Stream.ofNullable(head), Stream.ofNullable(otherMeasure(claim))),
            unsupported.stream().filter(at -> isGained(claim, at)).map(claim.tokens()::get))
        .findFirst()
        .map(it -> Message.of("\"%s\" adds something to what the evidence says", it.surface()))
        .orElse(null);
  }

  /**
   * "The time to delivery fell from 5 to 3 days" where the replaced text has that of preparation:
   * what is measured has no other words.
   */
  private static Token otherMeasure(Claim claim) {
    var changes = changed(claim.sentence());
    var sources =
        Sources.replaced(claim).filter(it -> changes.size() > 1 && hasAll(it, changes)).toList();
    if (sources.isEmpty() || !claim.place().contains("/highlights/")) {
      return null;
    }
    var language = claim.sentence().language();
    var figures = claim.inFigures();
    var other =
        IntStream.range(0, changes.getFirst().from())
            .filter(i -> !figures.contains(i))
            .mapToObj(claim.tokens()::get)
            .filter(Token::isContent)
            .filter(it -> WordClass.isNoun(language, it.surface()))
            .filter(it -> !WordClass.isVerb(language, it.surface()))
            .filter(it -> !LEXICON.is("generic", it.word()) && !LEXICON.is("measure", it.word()))
            .filter(
                it -> !LEXICON.is("change_noun", it.word()) && !LEXICON.is("causing", it.word()))
            .filter(it -> Sources.replaced(claim).noneMatch(own -> TentativePolicy.says(own, it)))
            .toList();
    return other.size() < FEWEST_OTHER
        ? null
        : other.stream()
            .filter(it -> !new Wording(claim).isSupported(claim.tokens().indexOf(it)))
            .findFirst()
            .orElse(null);
  }

  private static List<Quantity> changed(Sentence sentence) {
    return sentence.quantities().stream()
        .filter(it -> it.role() == Quantity.Role.FROM || it.role() == Quantity.Role.TO)
        .toList();
  }

  private static boolean hasAll(Sentence source, List<Quantity> changes) {
    return changes.stream()
        .allMatch(it -> source.quantities().stream().anyMatch(own -> own.hasValueOf(it)));
  }

  private static boolean isGained(Claim claim, int at) {
    var word = claim.tokens().get(at);
    if (LEXICON.isManner(word.word())
        || LEXICON.is("generic", word.word())
        || LEXICON.is("all", word.word())
        || LEXICON.is("lying", word.word())
        || isTied(claim.tokens(), at)
        || isOfKnownParts(claim, word)
        || at < 2 * heads(claim.tokens())) {
      return false;
    }
    var isDeed = isDeed(claim, at);
    if (!isDeed && !isThing(claim, word)) {
      return false;
    }
    var touched = touched(claim).toList();
    return !touched.isEmpty()
        && touched.stream()
            .noneMatch(
                it ->
                    isDeed || !isListed(claim.tokens(), at)
                        ? isSaying(it) && isLost(claim, it)
                        : isLostNoun(claim, it))
        && !((isDeed || AdditionPolicy.isAction(word.word()))
            && touched.stream().anyMatch(it -> isLostVerb(claim, it)));
  }

  /**
   * "Négociation et suivi" where the replaced text has one deed: one more at the beginning than
   * verbs were lost.
   */
  private static Token furtherHead(Claim claim) {
    var heads = heads(claim.tokens());
    if (heads < 2 || !claim.place().contains("/highlights/")) {
      return null;
    }
    var sources = Sources.replaced(claim).toList();
    var fresh =
        IntStream.range(0, heads)
            .mapToObj(i -> claim.tokens().get(2 * i))
            .filter(it -> !LEXICON.isManner(it.word()))
            .filter(it -> sources.stream().noneMatch(source -> has(source, it)))
            .filter(it -> !isOfOtherText(claim, it))
            .toList();
    var lost =
        sources.stream()
            .flatMap(it -> it.tokens().stream())
            .filter(it -> it.isWord() && isLostVerb(claim, it))
            .map(Token::key)
            .distinct()
            .count();
    return sources.isEmpty() || fresh.size() <= lost ? null : fresh.getFirst();
  }

  private static boolean has(Sentence source, Token word) {
    return source.tokens().stream()
        .filter(Token::isWord)
        .anyMatch(
            it ->
                it.key().equals(word.key())
                    || WordFamily.areKin(it.firstWord(), word.firstWord())
                    || Paraphrases.areOne(source.language(), it, word));
  }

  /** Another text of the position that has the deed, and something else of the claim. */
  private static boolean isOfOtherText(Claim claim, Token deed) {
    var content = new HashSet<>(claim.sentence().content());
    content.remove(deed.key());
    return claim.scope().stream()
        .map(KnownSentence::sentence)
        .anyMatch(it -> has(it, deed) && it.hasContentOf(content));
  }

  /** Whether it is behind a link or comma, with at most one word between them. */
  private static boolean isListed(List<Token> tokens, int at) {
    return tokens.subList(Math.max(0, at - LIST_REACH), at).stream()
        .anyMatch(it -> it.is(",") || Clause.isLink(it.word()) || LEXICON.is("adding", it.word()));
  }

  /** How many words without articles and objects are listed at the beginning. */
  private static int heads(List<Token> tokens) {
    var heads = 0;
    for (var i = 0; i < tokens.size() && isHead(tokens.get(i)); i += 2) {
      heads++;
      if (i + 1 == tokens.size()
          || !tokens.get(i + 1).is(",") && !Clause.isLink(tokens.get(i + 1).word())
          || i + 2 < tokens.size() && LEXICON.isFunction(tokens.get(i + 2).word())) {
        break;
      }
    }
    return heads;
  }

  private static boolean isHead(Token it) {
    return it.isWord() && !LEXICON.isFunction(it.firstWord());
  }

  private static boolean isThing(Claim claim, Token word) {
    var language = claim.sentence().language();
    return language.hasCapitalNouns()
        ? word.isCapital() && WordClass.isNoun(language, word.surface())
            || word.isCapital() && word.start() > 0
        : WordClass.isNoun(language, word.surface())
            && !WordClass.isAdverb(language, word.surface())
            && !(WordClass.isParticiple(language, word.surface())
                && (language != TextLanguage.ENGLISH || word.word().endsWith("ing")))
            && !(language != TextLanguage.ENGLISH
                && WordClass.isAdjective(language, word.surface()));
  }

  /** A verb at the head, behind a link or in a relative clause; others only join their nouns. */
  private static boolean isDeed(Claim claim, int at) {
    var tokens = claim.tokens();
    var language = claim.sentence().language();
    if (!WordClass.isVerb(language, tokens.get(at).surface())
        || language.hasCapitalNouns() && tokens.get(at).isCapital() && at > 0) {
      return false;
    }
    return at == 0
        || isInRelative(tokens, at)
        || (tokens.get(at - 1).is(",") || Clause.isLink(tokens.get(at - 1).word()))
            && (language == TextLanguage.ENGLISH
                || !WordClass.isParticiple(language, tokens.get(at).surface()));
  }

  private static boolean isInRelative(List<Token> tokens, int at) {
    for (var i = at - 1; i >= Math.max(0, at - RELATIVE_REACH); i--) {
      if (RELATIVES.contains(tokens.get(i).word())) {
        return true;
      }
      if (tokens.get(i).isContent()) {
        return false;
      }
    }
    return false;
  }

  /** "Pre-departure": one word of two. */
  private static boolean isTied(List<Token> tokens, int at) {
    return at > 0 && tokens.get(at - 1).is("-")
        || at + 1 < tokens.size() && tokens.get(at + 1).is("-");
  }

  /** "Kundenbestellung" where the replaced text has "Bestellung". */
  private static boolean isOfKnownParts(Claim claim, Token word) {
    var stem = Stem.of(word.word());
    return claim.sentence().language().hasCapitalNouns()
        && Sources.replaced(claim)
            .flatMap(it -> it.tokens().stream())
            .filter(it -> it.isWord() && it.word().length() >= SHORTEST_PART)
            .map(it -> Stem.of(it.word()))
            .anyMatch(
                it ->
                    it.length() >= SHORTEST_PART
                        && (stem.endsWith(it) || stem.startsWith(it.substring(0, SHORTEST_PART))));
  }

  /** The words in the clauses of the replaced text of which the claim has any. */
  private static Stream<Token> touched(Claim claim) {
    return Sources.replaced(claim)
        .flatMap(it -> it.clauses().stream())
        .filter(it -> it.tokens().stream().anyMatch(word -> isSaying(word) && !isLost(claim, word)))
        .flatMap(it -> it.tokens().stream())
        .filter(Token::isWord);
  }

  /** Verbs that say little by themselves count where a verb is gained. */
  private static boolean isLostVerb(Claim claim, Token it) {
    return !LEXICON.isFunction(it.word())
        && isLost(claim, it)
        && (AdditionPolicy.isAction(it.word())
            || claim.sentence().language().hasCapitalNouns()
                && WordClass.isAdverb(claim.sentence().language(), it.surface())
            || WordClass.isVerb(claim.sentence().language(), it.surface()));
  }

  private static boolean isLostNoun(Claim claim, Token it) {
    var language = claim.sentence().language();
    return it.isContent()
        && isLost(claim, it)
        && !LEXICON.isManner(it.word())
        && !WordClass.isAdverb(language, it.surface())
        && (WordClass.isNoun(language, it.surface())
            || WordClass.isAdjective(language, it.surface())
            || !WordClass.isKnown(language, it.surface()));
  }

  private static boolean isSaying(Token it) {
    return it.isWord()
        && !LEXICON.isFunction(it.word())
        && (it.isContent() || LEXICON.level(it.word()) != null);
  }

  private static boolean isLost(Claim claim, Token word) {
    return !claim.sentence().keys().contains(word.key()) && !claim.sentence().hasKinOf(word);
  }
}
