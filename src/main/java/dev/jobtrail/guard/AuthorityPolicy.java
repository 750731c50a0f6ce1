package dev.jobtrail.guard;

import dev.jobtrail.text.Message;

/** Refuses to approve, to authorize and to decide what the evidence does not let one decide. */
final class AuthorityPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public Message refusal(Claim claim) {
    if (claim.setting().isName() || Agency.hasSomebody(claim.tokens())) {
      return null; // "for approval by the manager"
    }
    var others = Agency.ofOthers(claim.sentence());
    for (var i = 0; i < claim.tokens().size(); i++) {
      var it = claim.tokens().get(i);
      if (isAuthority(it)
          && !claim.isWish(i)
          && !others.contains(i)
          && claim.scope().stream().noneMatch(source -> isOwn(source, it))) {
        return Message.of("the evidence does not let one \"%s\"", it.surface());
      }
    }
    return null;
  }

  private static boolean isAuthority(Token it) {
    return it.isWord() && LEXICON.is("authority", it.word());
  }

  private static boolean isOwn(KnownSentence source, Token word) {
    var others = Agency.ofOthers(source.sentence());
    var tokens = source.sentence().tokens();
    for (var i = 0; i < tokens.size(); i++) {
      var it = tokens.get(i);
      if (it.isWord()
          && !others.contains(i)
          && (it.key().equals(word.key())
              || isAuthority(it)
              || WordFamily.areKin(it.word(), word.word()))) {
        return !source.aboutOthers();
      }
    }
    return false;
  }
}
