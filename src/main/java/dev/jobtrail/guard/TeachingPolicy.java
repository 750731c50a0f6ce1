package dev.jobtrail.guard;

/** Refuses teaching somebody where the replaced text neither teaches nor shows anything. */
final class TeachingPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public String refusal(Claim claim) {
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
        ? "the evidence does not say that one \"%s\"".formatted(first.get().surface())
        : null;
  }
}
