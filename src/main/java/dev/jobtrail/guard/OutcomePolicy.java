package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;

/** Refuses a change said to be the applicant's doing where the evidence only says that it came. */
final class OutcomePolicy implements Policy {

  @Override
  public Message refusal(Claim claim) {
    var source = ofChange(claim);
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

  /** The sentence that tells of the same change in numbers, else the closest one. */
  private static Sentence ofChange(Claim claim) {
    var closest = Sources.closest(claim);
    var changed =
        claim.sentence().quantities().stream()
            .filter(it -> it.role() != Quantity.Role.NONE)
            .toList();
    if (changed.isEmpty() || closest != null && hasAll(closest, changed)) {
      return closest;
    }
    return claim.scope().stream()
        .map(KnownSentence::sentence)
        .filter(it -> hasAll(it, changed) && it.hasContentOf(claim.sentence().content()))
        .findFirst()
        .orElse(closest);
  }

  private static boolean hasAll(Sentence source, List<Quantity> changed) {
    return changed.stream()
        .allMatch(
            it ->
                source.quantities().stream()
                    .anyMatch(own -> own.role() == it.role() && own.hasValueOf(it)));
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
