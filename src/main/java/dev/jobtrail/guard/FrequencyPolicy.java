package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Refuses what is said to be done more often than the evidence says. */
final class FrequencyPolicy implements Policy {

  /** The rank of words such as "regularly". */
  private static final int REGULARLY = 3;

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
    var matter = matter(claim.sentence().content());
    return (claimed.rank() >= REGULARLY && Sources.replaced(claim).anyMatch(it -> isBounded(it))
            || claimed.rank() == 0
                && Lexicon.INSTANCE.is("each", claim.tokens().get(claimed.from()).word()))
        && claim.place().contains("/highlights/")
        && !claim.isWish(claimed.from())
        && !isStart(claim, claimed)
        && Sources.replaced(claim).findAny().isPresent()
        && claim.scope().stream()
            .map(KnownSentence::sentence)
            .filter(it -> it.hasContentOf(matter))
            .allMatch(
                it ->
                    it.frequencies().stream().noneMatch(claimed::isLike)
                        && Frequency.ofCounts(it).stream().noneMatch(claimed::isLike)
                        && !it.hasKinOf(day)
                        && !tellsTime(it));
  }

  /**
   * Whether the replaced text or a sentence on the same matter has the rhythm; what is done daily
   * is not the rest. The rate of a number is a matter of that number.
   */
  static boolean isRhythmOfMatter(Claim claim, int at) {
    var rhythm = claim.tokens().get(at).key();
    var matter = matter(claim.sentence().content());
    var isRate =
        !rhythm.equals("=daily")
            && claim.sentence().quantities().stream()
                .anyMatch(it -> it.to() <= at && at <= it.to() + 1);
    return isRate && claim.scopeHas(rhythm)
        || Sources.replaced(claim).anyMatch(it -> it.keys().contains(rhythm))
        || claim.scope().stream()
            .map(KnownSentence::sentence)
            .anyMatch(it -> it.keys().contains(rhythm) && it.hasContentOf(matter));
  }

  /** "For three weeks in summer 2024". */
  private static boolean isBounded(Sentence source) {
    return source.times().stream().anyMatch(it -> !it.open());
  }

  private static Set<String> matter(Set<String> content) {
    var result = new HashSet<>(content);
    result.removeIf(Lexicon.INSTANCE::isRhythm);
    return result;
  }

  private static boolean tellsTime(Sentence it) {
    return tellsRate(it)
        || it.tokens().stream().anyMatch(word -> Lexicon.INSTANCE.is("time_of_day", word.word()));
  }

  /** Whether it says how often; how long something took does not. */
  static boolean tellsRate(Sentence it) {
    return !it.frequencies().isEmpty()
        || IntStream.range(0, it.tokens().size())
            .filter(at -> it.quantities().stream().noneMatch(own -> own.covers(at)))
            .mapToObj(it.tokens()::get)
            .anyMatch(
                word ->
                    Lexicon.INSTANCE.isRhythm(word.key())
                        || Lexicon.INSTANCE.is("each", word.word()));
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
    var content = matter(claim.sentence().clauseOf(claimed.from()).content());
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
                            .flatMap(source -> Frequency.periods(source).stream())
                            .anyMatch(it::isLike)
                    || it.least() == it.most()
                        && Sources.replaced(claim)
                            .flatMap(source -> Frequency.ofCounts(source).stream())
                            .anyMatch(it::isLike));
  }
}
