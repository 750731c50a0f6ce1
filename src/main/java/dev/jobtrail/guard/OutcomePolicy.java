package dev.jobtrail.guard;

import dev.jobtrail.text.Message;

/** Refuses a change said to be the applicant's doing where the evidence only says that it came. */
final class OutcomePolicy implements Policy {

  @Override
  public Message refusal(Claim claim) {
    var source = Sources.closest(claim);
    var causing = Agency.causing(claim.sentence());
    causing = causing == null ? headOfChange(claim.sentence(), source) : causing;
    if (causing == null || claim.isAllWish()) {
      return null;
    }
    if (source == null || !Agency.isState(source) || Agency.causing(source) != null) {
      return null;
    }
    return Message.of("the evidence does not say who \"%s\" it", causing.surface());
  }

  /** "Reduction of errors" at the head, without the circumstance under which the source has it. */
  private static Token headOfChange(Sentence claimed, Sentence source) {
    return source != null
            && Agency.hasCircumstance(source)
            && !Agency.hasCircumstance(claimed)
            && Lexicon.INSTANCE.is("change_noun", claimed.tokens().getFirst().word())
        ? claimed.tokens().getFirst()
        : null;
  }
}
