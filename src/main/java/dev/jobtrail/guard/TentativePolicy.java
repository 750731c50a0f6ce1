package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Refuses what the evidence has only as tried, prepared or planned, told as brought about. */
final class TentativePolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** These deny a part of a thing only. */
  private static final Set<String> WITHOUT = Set.of("without", "ohne", "sans", "sin");

  /** How many words before its own a deed that is planned may have: "have planned". */
  private static final int HEAD_REACH = 2;

  /** How far behind the word of a trial its object may stand: "prepared a quick switch". */
  private static final int REACH = 5;

  @Override
  public Message refusal(Claim claim) {
    if (claim.isAllWish()) {
      return null;
    }
    var end = end(claim);
    if (end != null) {
      return onlyAs(end);
    }
    if (claim.tokens().stream().anyMatch(TentativePolicy::isReserved)) {
      return null;
    }
    var open = open(claim);
    if (open != null) {
      return onlyAs(open);
    }
    var sources = Sources.replacedOrClosest(claim);
    var tentative =
        sources.stream()
            .flatMap(it -> it.tokens().stream())
            .filter(it -> it.isWord() && LEXICON.is("tentative", it.word()))
            .findFirst();
    if (tentative.isEmpty()) {
      return null;
    }
    return claim.tokens().stream()
        .filter(it -> it.isWord() && LEXICON.is("establishing", it.word()))
        .filter(it -> sources.stream().noneMatch(source -> isEstablished(source, it)))
        .findFirst()
        .map(_ -> onlyAs(tentative.get()))
        .orElse(null);
  }

  private static Message onlyAs(Token state) {
    return Message.of("the evidence has it only as \"%s\"", state.surface());
  }

  /**
   * "Gave a course" where the replaced text has one as planned: a deed of the past in other words
   * than its own, or the very deed that it plans.
   */
  private static Token open(Claim claim) {
    var sources = Sources.replaced(claim).toList();
    var isOpen = sources.stream().flatMap(it -> it.tokens().stream()).anyMatch(it -> isOpen(it));
    if (!claim.place().contains("/highlights/")
        || isAhead(claim.sentence())
        || !Agency.ofOthers(claim.sentence()).isEmpty()
        || isConfirmed(claim)) {
      return null;
    }
    var language = claim.sentence().language();
    var head =
        claim.tokens().stream()
            .filter(it -> it.isWord() && !LEXICON.isFunction(it.word()))
            .findFirst()
            .filter(it -> WordClass.isPastOrParticiple(language, it.surface()));
    return head.isEmpty()
        ? null
        : sources.stream()
            .map(Sentence::tokens)
            .flatMap(it -> it.stream().limit(HEAD_REACH))
            .filter(it -> it.isWord() && LEXICON.is("tentative", it.word()))
            .filter(it -> isOpen || LEXICON.is("planning", it.word()))
            .filter(
                it ->
                    LEXICON.is("planning", it.word())
                        || sources.stream().noneMatch(own -> says(own, head.get())))
            .findFirst()
            .orElse(null);
  }

  /** Whether a confirmed fact speaks of the same. */
  static boolean isConfirmed(Claim claim) {
    return claim.scope().stream()
        .filter(it -> it.entry().equals(KnownSentence.FACTS))
        .anyMatch(it -> it.sentence().hasContentOf(claim.sentence().content()));
  }

  private static boolean isOpen(Token it) {
    return it.isWord()
        && !it.isTitle()
        && (LEXICON.is("planned", it.word())
            || LEXICON.isHedge(it.word())
            || LEXICON.isNegation(it.word()));
  }

  /** Whether it tells of what is to come. */
  private static boolean isAhead(Sentence sentence) {
    return sentence.tokens().stream()
        .anyMatch(it -> it.isWord() && WordClass.isFuture(sentence.language(), it.surface()));
  }

  /** Whether a text has the word, one of its root or one that means the same. */
  static boolean says(Sentence source, Token word) {
    return source.keys().contains(word.key())
        || source.hasKinOf(word)
        || source.tokens().stream()
            .anyMatch(it -> it.isWord() && Paraphrases.areOne(source.language(), it, word));
  }

  /**
   * "..., since adopted" where the replaced text has "..., dropped for lack of demand": another end
   * than the open or bad one.
   */
  private static Token end(Claim claim) {
    if (!claim.place().contains("/highlights/")
        || claim.sentence().clauses().size() < 2
        || claim.tokens().stream().anyMatch(TentativePolicy::isOpen)) {
      return null;
    }
    var last = claim.sentence().clauses().getLast().tokens();
    var sources = Sources.replaced(claim).toList();
    return last.stream()
            .filter(Token::isContent)
            .limit(1)
            .noneMatch(it -> sources.stream().anyMatch(source -> says(source, it)))
        ? sources.stream()
            .filter(it -> it.clauses().size() > 1)
            .flatMap(it -> it.clauses().getLast().tokens().stream())
            .filter(it -> isOpen(it) && !LEXICON.is("grade", it.word()))
            .filter(it -> !WITHOUT.contains(it.word()))
            .findFirst()
            .orElse(null)
        : null;
  }

  /** Whether the claim itself says that something is tried, planned, wished or denied. */
  private static boolean isReserved(Token it) {
    return it.isWord()
        && (LEXICON.is("tentative", it.word())
            || LEXICON.is("planned", it.word())
            || LEXICON.is("aim", it.word())
            || LEXICON.isHedge(it.word())
            || LEXICON.isNegation(it.word()) && !WITHOUT.contains(it.word()));
  }

  /** Whether a source says the same or the like, and not as what is tried. */
  private static boolean isEstablished(Sentence source, Token word) {
    var tokens = source.tokens();
    return IntStream.range(0, tokens.size())
        .filter(i -> tokens.get(i).isWord() && !LEXICON.is("tentative", tokens.get(i).word()))
        .filter(i -> isSame(tokens.get(i), word))
        .anyMatch(i -> !isTried(tokens, i));
  }

  private static boolean isSame(Token own, Token word) {
    return LEXICON.is("establishing", own.word())
        || own.key().equals(word.key())
        || WordFamily.areKin(own.word(), word.word());
  }

  private static boolean isTried(List<Token> tokens, int at) {
    if (at > 0 && LEXICON.is("before", tokens.get(at - 1).word())) {
      return true;
    }
    for (var i = at - 1; i >= Math.max(0, at - REACH); i--) {
      var it = tokens.get(i);
      if (it.isWord() && LEXICON.is("tentative", it.word())) {
        return true;
      }
      if (!it.isWord() || Clause.isLink(it.word())) {
        return false;
      }
    }
    return false;
  }
}
