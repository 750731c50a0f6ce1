package dev.jobtrail.guard;

import dev.jobtrail.text.Message;

/** Refuses what others are said to think of the applicant. */
final class PraisePolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public Message refusal(Claim claim) {
    for (var i = 0; i < claim.tokens().size(); i++) {
      var token = claim.tokens().get(i);
      var isPraise =
          LEXICON.is("praise", token.word()) && !isFamiliar(claim, i)
              || LEXICON.is("saying", token.word()) && isAboutMe(claim, i)
              || isRecommended(claim, i);
      if (isPraise
          && (!claim.isWish(i) || isRecommended(claim, i))
          && claim.scope().stream().noneMatch(it -> it.sentence().keys().contains(token.key()))) {
        return Message.of("no such words of others are in the evidence (\"%s\")", token.surface());
      }
    }
    return null;
  }

  /** "Ist mir vertraut": known to the applicant. */
  private static boolean isFamiliar(Claim claim, int at) {
    return claim.tokens().get(at).is("vertraut")
        && claim.sentence().clauseOf(at).tokens().stream()
            .anyMatch(it -> it.is("mir") || it.is("mit"));
  }

  /** "Marta Gil has recommended me for this post": no wish, whatever it speaks of. */
  private static boolean isRecommended(Claim claim, int at) {
    return LEXICON.is("recommending", claim.tokens().get(at).word()) && isAboutMe(claim, at);
  }

  /** "My manager calls me", "nannte mich", "me décrit": somebody else speaks of the applicant. */
  private static boolean isAboutMe(Claim claim, int at) {
    var tokens = claim.tokens();
    for (var i = Math.max(0, at - 4); i < Math.min(tokens.size(), at + 5); i++) {
      if (LEXICON.is("me", tokens.get(i).word())) {
        return tokens.stream().noneMatch(it -> LEXICON.is("speaker", it.word()));
      }
    }
    return false;
  }
}
