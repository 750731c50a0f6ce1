package dev.jobtrail.guard;

import dev.jobtrail.text.Message;

/** Refuses teaching somebody where the replaced text neither teaches nor shows anything. */
final class TeachingPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public Message refusal(Claim claim) {
    var replaced = Sources.replaced(claim).toList();
    var first = claim.tokens().stream().filter(Token::isWord).findFirst();
    return claim.place().contains("/highlights/")
            && first.isPresent()
            && first.get().key().equals("=teach")
            && claim.tokens().stream().anyMatch(it -> LEXICON.is("learner", it.word()))
            && !replaced.isEmpty()
            && replaced.stream()
                .flatMap(it -> it.tokens().stream())
                .noneMatch(it -> it.key().equals("=teach") || LEXICON.is("showing", it.word()))
        ? Message.of("the evidence does not say that one \"%s\"", first.get().surface())
        : null;
  }
}
