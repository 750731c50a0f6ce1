package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.Set;
import java.util.stream.IntStream;

/** Refuses an acquaintance with the employer, its people or products that nothing confirms. */
final class AcquaintancePolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> READER = Set.of("you", "sie", "vous", "usted", "ustedes");

  private static final Set<String> WRITER =
      Set.of(
          "i", "me", "my", "mine", "ich", "mich", "mir", "mein", "meine", "je", "j", "moi", "mon",
          "ma", "mes", "yo", "mi", "mis");

  @Override
  public Message refusal(Claim claim) {
    if (claim.setting() != Setting.LETTER) {
      return null;
    }
    var tokens = claim.tokens();
    var isAddressed = tokens.stream().anyMatch(it -> LEXICON.is("yours", it.word()));
    var isConditional = tokens.stream().anyMatch(it -> LEXICON.is("conditional", it.word()));
    if (!isAddressed && !namesEmployer(claim) || isConditional) {
      return null;
    }
    return IntStream.range(0, tokens.size())
        .filter(it -> LEXICON.is("acquaintance", tokens.get(it).word()))
        .filter(it -> !isInName(claim, it) && !isOfReader(claim, it))
        .filter(it -> !WishClauses.isTitleOfPosting(claim.sentence(), tokens, it, claim.known()))
        .mapToObj(tokens::get)
        .filter(
            token ->
                claim.scope().stream().noneMatch(it -> it.sentence().keys().contains(token.key())))
        .findFirst()
        .map(
            it ->
                Message.of(
                    "nothing confirms the acquaintance with the employer (\"%s\")", it.surface()))
        .orElse(null);
  }

  /** "You make the software that signallers use", as the posting says. */
  private static boolean isOfReader(Claim claim, int index) {
    for (var i = index - 1; i >= 0; i--) {
      var word = claim.tokens().get(i).word();
      if (WRITER.contains(word)) {
        return false;
      }
      if (READER.contains(word)) {
        return claim.known().postingKnows(claim.tokens().get(index).key());
      }
    }
    return false;
  }

  /** "Team Member" and "Customer Service Advisor" of the posting are jobs. */
  private static boolean isInName(Claim claim, int index) {
    return isNamed(claim, index) && (isNamed(claim, index - 1) || isNamed(claim, index + 1));
  }

  private static boolean namesEmployer(Claim claim) {
    return IntStream.range(1, claim.tokens().size())
        .anyMatch(
            it ->
                isNamed(claim, it)
                    && claim.tokens().get(it).isContent()
                    && !claim.known().knows(claim.tokens().get(it).key()));
  }

  /** A word with a capital that the posting has, too. */
  private static boolean isNamed(Claim claim, int index) {
    if (index < 0 || index >= claim.tokens().size()) {
      return false;
    }
    var token = claim.tokens().get(index);
    return token.isCapital() && claim.known().postingKnows(token.key());
  }
}
