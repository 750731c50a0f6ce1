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

  /** How far behind the word of a trial its object may stand: "prepared a quick switch". */
  private static final int REACH = 5;

  @Override
  public Message refusal(Claim claim) {
    if (claim.isAllWish() || claim.tokens().stream().anyMatch(TentativePolicy::isReserved)) {
      return null;
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
        .map(it -> Message.of("the evidence has it only as \"%s\"", tentative.get().surface()))
        .orElse(null);
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
