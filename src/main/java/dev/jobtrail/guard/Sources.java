package dev.jobtrail.guard;

/** Finds what a claim words anew. */
final class Sources {

  private Sources() {}

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
