package dev.jobtrail.guard;

/** Refuses a change said to be the applicant's doing where the evidence only says that it came. */
final class OutcomePolicy implements Policy {

  @Override
  public String refusal(Claim claim) {
    var causing = Agency.causing(claim.sentence());
    if (causing == null || claim.isAllWish()) {
      return null;
    }
    var source = Sources.closest(claim);
    if (source == null || !Agency.isState(source) || Agency.causing(source) != null) {
      return null;
    }
    return "the evidence does not say who \"%s\" it".formatted(causing.surface());
  }
}
