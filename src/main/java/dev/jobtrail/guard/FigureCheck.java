package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Compares the numbers and times of one sentence with what is known. */
final class FigureCheck {

  private static final Set<String> ONE = Set.of("one", "eins", "uno");

  private final KnownFacts known;
  private final Sentence sentence;
  private final List<KnownSentence> scope;

  FigureCheck(KnownFacts known, Sentence sentence, List<KnownSentence> scope) {
    this.known = known;
    this.sentence = sentence;
    this.scope = scope;
  }

  String numbers() {
    for (var claimed : sentence.quantities()) {
      var isOne =
          ONE.contains(sentence.tokens().get(claimed.from()).word()) && claimed.unit().isEmpty();
      if (!isOne && !isTime(claimed) && !isNumberKnown(claimed)) {
        return "the number \"%s\" is not what the evidence says".formatted(claimed.surface());
      }
    }
    return pairs();
  }

  private boolean isTime(Quantity claimed) {
    return claimed.unit().isEmpty()
        && sentence.times().stream()
            .anyMatch(it -> it.from() <= claimed.from() && claimed.to() <= it.to() && isKnown(it));
  }

  private boolean isNumberKnown(Quantity claimed) {
    return scope.stream()
        .filter(it -> !it.aboutOthers() || it.sentence().keys().containsAll(sentence.content()))
        .anyMatch(
            it ->
                quantities(it.sentence()).stream()
                    .anyMatch(source -> bears(it.sentence(), source, claimed)));
  }

  private boolean bears(Sentence source, Quantity given, Quantity claimed) {
    return given.hasValueOf(claimed)
        && claimed.claimsNoMoreThan(given)
        && countsTheSame(source, given, claimed)
        && goesTheSameWay(source);
  }

  /** What was halved fell by half. */
  private static List<Quantity> quantities(Sentence source) {
    if (!source.keys().contains("=halve")) {
      return source.quantities();
    }
    var result = new ArrayList<>(source.quantities());
    result.add(
        new Quantity(
            new BigDecimal("50").stripTrailingZeros(),
            "%",
            Quantity.Bound.NONE,
            Quantity.Role.BY,
            List.of(),
            0,
            0,
            ""));
    return result;
  }

  private boolean countsTheSame(Sentence source, Quantity given, Quantity claimed) {
    var content = sentence.clauseOf(claimed.from()).content();
    if (claimed.counted().isEmpty() || !claimed.unit().isEmpty()) {
      var near = content.isEmpty() ? sentence.content() : content;
      var several =
          source.quantities().stream().filter(it -> it.unit().equals(given.unit())).count() > 1;
      var clause = source.clauseOf(given.from()).content();
      var around = several && !clause.isEmpty() ? clause : source.keys();
      return near.isEmpty() || near.stream().anyMatch(around::contains);
    }
    if (given.counted().stream().anyMatch(claimed.counted()::contains)) {
      return given.counted().isEmpty()
          || claimed.counted().contains(given.counted().getFirst())
          || given.counted().contains(claimed.counted().getFirst());
    }
    var first = claimed.counted().getFirst();
    return source.keys().contains(first)
        && source.quantities().stream()
            .noneMatch(it -> it != given && it.counted().contains(first));
  }

  private boolean goesTheSameWay(Sentence source) {
    return !isTurned(source, "=reduce", "=increase") && !isTurned(source, "=increase", "=reduce");
  }

  private boolean isTurned(Sentence source, String claimed, String given) {
    return sentence.keys().contains(claimed)
        && !sentence.keys().contains(given)
        && source.keys().contains(given)
        && !source.keys().contains(claimed);
  }

  /** From nine to one is not from one to nine. */
  private String pairs() {
    var claimed = sentence.quantities();
    for (var i = 0; i + 1 < claimed.size(); i++) {
      var pair = ordered(claimed.get(i), claimed.get(i + 1));
      if (pair.getFirst().role() != Quantity.Role.FROM
          && pair.getLast().role() != Quantity.Role.TO) {
        continue;
      }
      for (var source : scope) {
        var given = source.sentence().quantities();
        for (var j = 0; j + 1 < given.size(); j++) {
          var known = ordered(given.get(j), given.get(j + 1));
          if (known.getFirst().hasValueOf(pair.getLast())
              && known.getLast().hasValueOf(pair.getFirst())
              && !known.getFirst().hasValueOf(pair.getFirst())) {
            return "\"%s\" and \"%s\" have changed places"
                .formatted(pair.getFirst().surface(), pair.getLast().surface());
          }
        }
      }
    }
    return null;
  }

  private static List<Quantity> ordered(Quantity first, Quantity second) {
    var isTurned = second.role() == Quantity.Role.FROM && first.role() != Quantity.Role.FROM;
    return isTurned ? List.of(second, first) : List.of(first, second);
  }

  String times() {
    return sentence.times().stream()
        .filter(it -> !isKnown(it) && !(it.bare() && isNumberOf(it)))
        .findFirst()
        .map(it -> "the time \"%s\" is not what the evidence says".formatted(it.surface()))
        .orElse(null);
  }

  private boolean isNumberOf(TimeMention mention) {
    return sentence.quantities().stream()
        .anyMatch(it -> it.from() == mention.from() && isNumberKnown(it));
  }

  private boolean isKnown(TimeMention claimed) {
    var entries = new LinkedHashSet<String>();
    scope.forEach(it -> entries.add(it.entry()));
    return entries.stream()
            .map(known.entries()::get)
            .filter(Objects::nonNull)
            .anyMatch(it -> isTrueOf(it, claimed))
        || scope.stream()
            .flatMap(it -> it.sentence().times().stream())
            .anyMatch(it -> follows(claimed, it));
  }

  private static boolean isTrueOf(Entry entry, TimeMention claimed) {
    if (!claimed.isSpan()) {
      return claimed.start().followsFrom(entry.start()) || claimed.start().followsFrom(entry.end());
    }
    return claimed.start().followsFrom(entry.start())
        && (claimed.open() ? entry.end() == null : claimed.end().followsFrom(entry.end()));
  }

  private static boolean follows(TimeMention claimed, TimeMention given) {
    if (!claimed.isSpan()) {
      return claimed.start().followsFrom(given.start()) || claimed.start().followsFrom(given.end());
    }
    return claimed.open() == given.open()
        && claimed.start().followsFrom(given.start())
        && (claimed.open() || claimed.end().followsFrom(given.end()));
  }
}
