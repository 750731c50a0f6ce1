package dev.jobtrail.guard;

import java.util.List;
import java.util.stream.Stream;

/** Finds what a claim words anew. */
final class Sources {

  private Sources() {}

  /** The sentences of the text that the claim replaces. */
  static Stream<Sentence> replaced(Claim claim) {
    return claim.scope().stream()
        .filter(it -> !claim.place().isEmpty() && it.pointer().equals(claim.place()))
        .map(KnownSentence::sentence);
  }

  /** The sentences of the text that is replaced, else the one that shares most with the claim. */
  static List<Sentence> replacedOrClosest(Claim claim) {
    var closest = closest(claim);
    var replaced = replaced(claim).toList();
    return closest == null || replaced.contains(closest) ? replaced : List.of(closest);
  }

  /**
   * The sentence that shares most with the claim, of those it replaces where one shares anything.
   */
  static Sentence closest(Claim claim) {
    var content = claim.sentence().content();
    Sentence best = null;
    var most = 0L;
    for (var it : claim.scope()) {
      var own = it.sentence().content();
      var shared = own.stream().filter(content::contains).count() * 2;
      if (shared > 0 && !claim.place().isEmpty() && it.pointer().equals(claim.place())) {
        shared++;
      }
      if (shared > most) {
        most = shared;
        best = it.sentence();
      }
    }
    return best;
  }
}
