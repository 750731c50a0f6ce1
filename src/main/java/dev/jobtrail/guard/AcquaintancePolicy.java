package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.stream.IntStream;

/** Refuses an acquaintance with the employer, its people or products that nothing confirms. */
final class AcquaintancePolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

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

  private static boolean namesEmployer(Claim claim) {
    return IntStream.range(1, claim.tokens().size())
        .mapToObj(claim.tokens()::get)
        .anyMatch(
            it ->
                it.isContent()
                    && Character.isUpperCase(it.surface().codePointAt(0))
                    && !claim.known().knows(it.key())
                    && claim.known().postingKnows(it.key()));
  }
}
