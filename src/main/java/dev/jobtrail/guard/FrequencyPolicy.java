package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.HashSet;
import java.util.List;

/** Refuses what is said to be done more often than the evidence says. */
final class FrequencyPolicy implements Policy {

  @Override
  public Message refusal(Claim claim) {
    for (var claimed : claim.sentence().frequencies()) {
      var given =
          claim.isWish(claimed.from()) || isStart(claim, claimed)
              ? List.<Frequency>of()
              : given(claim, claimed);
      if (!given.isEmpty() && given.stream().allMatch(claimed::isAbove)) {
        return Message.of(
            "\"%s\" is more often than the evidence says",
            claim.tokens().get(claimed.from()).surface());
      }
    }
    return null;
  }

  /** "From three evenings a month to one": how often it was. */
  private static boolean isStart(Claim claim, Frequency claimed) {
    return claim.sentence().quantities().stream()
        .anyMatch(it -> claimed.covers(it.from()) && it.role() == Quantity.Role.FROM);
  }

  /** How often the text that is replaced has it, of its sentences on the same matter if any are. */
  private static List<Frequency> given(Claim claim, Frequency claimed) {
    var sources = Sources.replaced(claim).toList();
    if (sources.isEmpty()) {
      var closest = Sources.closest(claim);
      sources = closest == null ? List.of() : List.of(closest);
    }
    var content = new HashSet<>(claim.sentence().clauseOf(claimed.from()).content());
    content.removeIf(Lexicon.INSTANCE::isRhythm);
    var same = sources.stream().filter(it -> it.hasContentOf(content)).toList();
    return (same.isEmpty() ? sources : same)
        .stream()
            .flatMap(
                it ->
                    it.frequencies().isEmpty()
                        ? Frequency.occasions(it.tokens()).stream()
                        : it.frequencies().stream())
            .toList();
  }

  /** Whether the token is of a number of times that follows from the evidence. */
  static boolean isKnown(Claim claim, int token) {
    return claim.sentence().frequencies().stream()
        .filter(it -> it.covers(token))
        .anyMatch(
            it ->
                given(claim, it).stream().anyMatch(it::isLike)
                    || it.least() == it.most()
                        && Sources.replaced(claim)
                            .flatMap(source -> Frequency.ofCounts(source).stream())
                            .anyMatch(it::isLike));
  }
}
