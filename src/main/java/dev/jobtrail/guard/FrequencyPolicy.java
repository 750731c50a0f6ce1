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
      if (isAdded(claim, claimed)) {
        return Message.of(
            "the evidence does not say how often, as \"%s\" does",
            claim.tokens().get(claimed.from()).surface());
      }
      if (!given.isEmpty() && given.stream().allMatch(claimed::isAbove)) {
        return Message.of(
            "\"%s\" is more often than the evidence says",
            claim.tokens().get(claimed.from()).surface());
      }
    }
    return null;
  }

  /**
   * "Set up the tables every morning" where the replaced text says of no time: a measure that the
   * evidence does not have.
   */
  private static boolean isAdded(Claim claim, Frequency claimed) {
    var day = claim.tokens().get(claimed.to() - 1);
    return claimed.rank() == 0
        && Lexicon.INSTANCE.is("each", claim.tokens().get(claimed.from()).word())
        && claim.place().contains("/highlights/")
        && !claim.isWish(claimed.from())
        && !isStart(claim, claimed)
        && Sources.replaced(claim).findAny().isPresent()
        && claim.scope().stream()
            .map(KnownSentence::sentence)
            .allMatch(
                it ->
                    it.frequencies().stream().noneMatch(claimed::isLike)
                        && Frequency.ofCounts(it).stream().noneMatch(claimed::isLike)
                        && !it.hasKinOf(day)
                        && !(it.hasContentOf(claim.sentence().content()) && tellsTime(it)));
  }

  private static boolean tellsTime(Sentence it) {
    return !it.frequencies().isEmpty()
        || it.tokens().stream()
            .anyMatch(
                word ->
                    Lexicon.INSTANCE.isRhythm(word.key())
                        || Lexicon.INSTANCE.is("each", word.word())
                        || Lexicon.INSTANCE.is("time_of_day", word.word()));
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
