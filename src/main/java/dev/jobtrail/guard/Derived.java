package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Numbers that follow from those of a sentence by arithmetic alone. */
final class Derived {

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** What words such as "elfköpfig" count. */
  static final List<String> PEOPLE = List.of("=team", "=people");

  static final List<String> OTHER_PEOPLE = List.of("=people", "=team");

  /** Words of company: two colleagues and oneself are three. */
  private static final Set<String> OTHERS =
      Set.of(
          "other",
          "others",
          "further",
          "additional",
          "more",
          "weitere",
          "weiteren",
          "weiterer",
          "andere",
          "anderen",
          "autres",
          "autre",
          "otros",
          "otras",
          "mas");

  /** How often the left rhythm comes in the right one. */
  private static final Map<String, Map<String, Integer>> RHYTHMS =
      Map.of(
          "=annual", Map.of("=monthly", 12, "=quarterly", 4, "=semiannual", 2),
          "=quarterly", Map.of("=monthly", 3),
          "=twice_weekly", Map.of("=weekly", 1));

  private static final Set<String> MOVING = Set.of("ging", "gingen", "nahm", "nahmen", "stieg");
  private static final Set<String> DOWN = Set.of("zuruck", "ab", "herunter");
  private static final Set<String> UP = Set.of("zu", "an", "hoch");

  private static final Set<String> MORE = Set.of("more", "mehr", "plus", "plus_de", "mas");

  private static final Set<String> OUT_OF = Set.of("of", "von", "sur", "de", "out_of");

  /** How many words stand between the numbers of "18 of the remaining 30". */
  private static final int OUT_OF_REACH = 3;

  /** Whether something that is said to happen in one rhythm may be told in the other. */
  static boolean hasRhythm(Set<String> keys, String rhythm) {
    return RHYTHMS.entrySet().stream()
        .anyMatch(it -> keys.contains(it.getKey()) && it.getValue().containsKey(rhythm));
  }

  private Derived() {}

  /** The numbers of the source, and what follows from them for the sentence. */
  static List<Quantity> quantities(Sentence source, Sentence sentence) {
    var result = new ArrayList<>(source.quantities());
    if (isOfOtherRhythm(source, sentence)) {
      result.removeIf(it -> it.unit().isEmpty());
    }
    if (source.keys().contains("=halve")) {
      result.add(plain(BigDecimal.valueOf(50), "%", Quantity.Role.BY, List.of()));
    }
    for (var it : source.quantities()) {
      addComplement(result, sentence, it);
      addCompany(result, source, it);
      addRhythm(result, source, sentence, it);
    }
    var counts = withoutTimes(source);
    for (var i = 0; i + 1 < counts.size(); i++) {
      addDifference(result, counts.get(i), counts.get(i + 1));
      addShare(result, source, counts.get(i), counts.get(i + 1));
      addSum(result, source, counts.get(i), counts.get(i + 1));
      addRest(result, source, counts.get(i), counts.get(i + 1));
      addDuration(result, counts.get(i), counts.get(i + 1));
    }
    return result;
  }

  private static List<Quantity> withoutTimes(Sentence source) {
    return source.quantities().stream()
        .filter(it -> source.times().stream().noneMatch(time -> time.from() == it.from()))
        .toList();
  }

  /** "Twelve a year" are not twelve a month. */
  private static boolean isOfOtherRhythm(Sentence source, Sentence sentence) {
    return RHYTHMS.entrySet().stream()
        .anyMatch(
            wide ->
                source.keys().contains(wide.getKey())
                    && !sentence.keys().contains(wide.getKey())
                    && wide.getValue().values().stream().allMatch(it -> it > 1)
                    && wide.getValue().keySet().stream()
                        .anyMatch(it -> tellsRhythm(sentence, it) && !source.keys().contains(it)));
  }

  /** "Within twelve months" is a duration, and no rhythm. */
  private static boolean tellsRhythm(Sentence sentence, String key) {
    return IntStream.range(0, sentence.tokens().size())
        .filter(at -> sentence.tokens().get(at).key().equals(key))
        .anyMatch(
            at ->
                sentence.quantities().stream()
                    .noneMatch(it -> it.unit().equals("month") && it.covers(at)));
  }

  /** A third is done, so two thirds are still to do. */
  private static void addComplement(List<Quantity> result, Sentence sentence, Quantity it) {
    if (it.unit().equals("%")
        && it.role() == Quantity.Role.NONE
        && it.value().compareTo(HUNDRED) < 0
        && sentence.tokens().stream()
            .anyMatch(own -> Lexicon.INSTANCE.is("left_over", own.word()))) {
      result.add(plain(HUNDRED.subtract(it.value()), "%", Quantity.Role.NONE, it.counted()));
    }
  }

  private static void addCompany(List<Quantity> result, Sentence source, Quantity it) {
    if (!it.unit().isEmpty()
        || it.value().scale() > 0 && it.value().stripTrailingZeros().scale() > 0) {
      return;
    }
    var next = it.to() < source.tokens().size() ? source.tokens().get(it.to()).word() : "";
    var last = it.from() > 0 ? source.tokens().get(it.from() - 1).word() : "";
    if (it.counted().contains("=colleague") || OTHERS.contains(next) || OTHERS.contains(last)) {
      result.add(plain(it.value().add(BigDecimal.ONE), "", Quantity.Role.NONE, OTHER_PEOPLE));
    }
    if (it.from() > 0 && CompanyPolicy.isNumberOfUs(source.tokens(), it.from() - 1)) {
      result.add(plain(it.value().subtract(BigDecimal.ONE), "", Quantity.Role.NONE, OTHER_PEOPLE));
    }
    var before = it.from() > 1 ? source.tokens().get(it.from() - 2).word() : "";
    if (Set.of("one", "eine", "einer", "eines", "un", "une", "uno", "una").contains(before)) {
      result.add(plain(it.value(), "", Quantity.Role.NONE, OTHER_PEOPLE));
      result.add(plain(it.value().subtract(BigDecimal.ONE), "", Quantity.Role.NONE, OTHER_PEOPLE));
    }
  }

  /** "Four others", "two further colleagues", "otras tres enfermeras". */
  static boolean countsOthers(Sentence sentence, Quantity it) {
    return IntStream.of(it.from() - 1, it.to())
        .filter(i -> i >= 0 && i < sentence.tokens().size())
        .anyMatch(i -> OTHERS.contains(sentence.tokens().get(i).word()));
  }

  private static void addRhythm(
      List<Quantity> result, Sentence source, Sentence sentence, Quantity it) {
    RHYTHMS.forEach(
        (wide, narrow) ->
            narrow.forEach(
                (rhythm, times) -> {
                  if (source.keys().contains(wide) && sentence.keys().contains(rhythm)) {
                    var parts = it.value().divideAndRemainder(BigDecimal.valueOf(times));
                    if (parts[1].signum() == 0) {
                      result.add(
                          new Quantity(
                              parts[0].stripTrailingZeros(),
                              it.unit(),
                              it.bound(),
                              it.role(),
                              List.of(),
                              it.from(),
                              it.to(),
                              it.surface()));
                    }
                  }
                }));
  }

  /** From 21 % to 26 % is a rise by five points; from 340 to 60 a fall by 280, or by 82 %. */
  private static void addDifference(List<Quantity> result, Quantity one, Quantity other) {
    var isTurned = isTurned(one, other);
    var first = isTurned ? other : one;
    var second = isTurned ? one : other;
    if (!isChange(first, second) || first.value().signum() <= 0) {
      return;
    }
    var difference = second.value().subtract(first.value()).abs().stripTrailingZeros();
    var unit = first.unit().equals("%") ? "% points" : first.unit();
    result.add(plain(difference, unit, Quantity.Role.BY, List.of()));
    var share = difference.multiply(HUNDRED).divide(first.value(), 0, RoundingMode.HALF_UP);
    result.add(plain(share.stripTrailingZeros(), "%", Quantity.Role.BY, List.of()));
    if (second.value().compareTo(first.value()) < 0) {
      var rest = second.value().multiply(HUNDRED).divide(first.value(), 0, RoundingMode.HALF_UP);
      result.add(plain(rest, "%", Quantity.Role.TO, List.of()));
    }
  }

  /** "One evening instead of three": the second is what was before. */
  private static boolean isTurned(Quantity first, Quantity second) {
    return first.role() == Quantity.Role.TO && second.role() == Quantity.Role.FROM;
  }

  private static boolean isChange(Quantity first, Quantity second) {
    return first.unit().equals(second.unit())
        && (first.role() == Quantity.Role.FROM || second.role() == Quantity.Role.TO);
  }

  static boolean isPart(Sentence source, Quantity first, Quantity second) {
    var between = second.from() - first.to();
    return between > 0
        && between <= OUT_OF_REACH
        && OUT_OF.contains(source.tokens().get(first.to()).word())
        && first.unit().isEmpty()
        && second.value().signum() > 0
        && first.value().compareTo(second.value()) < 0;
  }

  /** 21 of 28 are 75 %. */
  private static void addShare(
      List<Quantity> result, Sentence source, Quantity first, Quantity second) {
    if (isPart(source, first, second)) {
      var share = first.value().multiply(HUNDRED).divide(second.value(), 0, RoundingMode.HALF_UP);
      result.add(plain(share, "%", Quantity.Role.NONE, List.of()));
    }
  }

  /** Of 61 of 88 models 27 are left. */
  private static void addRest(
      List<Quantity> result, Sentence source, Quantity first, Quantity second) {
    if (isPart(source, first, second)) {
      var rest = second.value().subtract(first.value());
      result.add(plain(rest, second.unit(), Quantity.Role.NONE, second.counted()));
    }
  }

  /** "2 h 10 min": one duration. */
  private static void addDuration(List<Quantity> result, Quantity first, Quantity second) {
    if (first.unit().equals("ms")
        && second.unit().equals("ms")
        && second.from() == first.to()
        && second.value().compareTo(first.value()) < 0) {
      result.add(plain(first.value().add(second.value()), "ms", second.role(), List.of()));
    }
  }

  /** 18 pickers and four drivers are 22 people. */
  private static void addSum(
      List<Quantity> result, Sentence source, Quantity first, Quantity second) {
    if (first.unit().isEmpty()
        && second.unit().isEmpty()
        && source.tokens().subList(first.to(), second.from()).stream()
            .anyMatch(it -> Clause.isLink(it.word()) || it.is(","))
        && Counting.countsPersons(source, first)
        && Counting.countsPersons(source, second)) {
      result.add(plain(first.value().add(second.value()), "", Quantity.Role.NONE, PEOPLE));
    }
  }

  /**
   * Whether the source says in numbers that something became half of it, or twice as much, or more
   * than that where the sentence says so.
   */
  static boolean says(Sentence source, Sentence sentence, String key) {
    var percent = BigDecimal.valueOf(key.equals("=halve") ? 50 : 100);
    var isMore = sentence.tokens().stream().anyMatch(it -> MORE.contains(it.word()));
    return quantities(source, sentence).stream()
        .anyMatch(
            it ->
                it.unit().equals("%")
                    && it.role() == Quantity.Role.BY
                    && (isMore
                        ? it.value().compareTo(percent) > 0
                        : it.value().compareTo(percent) == 0));
  }

  /** Whether numbers of the sentence say that something became less, or more. */
  static boolean saysChange(Sentence source, boolean isLess) {
    if (isMoved(source, isLess ? DOWN : UP)) {
      return true;
    }
    if (source.times().size() == 2) {
      var counts = withoutTimes(source);
      var years = source.times().get(1).start().year() - source.times().get(0).start().year();
      if (counts.size() == 2 && years != 0 && counts.get(0).unit().equals(counts.get(1).unit())) {
        var order = counts.get(1).value().compareTo(counts.get(0).value()) * years;
        return isLess ? order < 0 : order > 0;
      }
    }
    for (var i = 0; i + 1 < source.quantities().size(); i++) {
      var first = source.quantities().get(i);
      var second = source.quantities().get(i + 1);
      var isTurned = isTurned(first, second);
      var order = second.value().compareTo(first.value()) * (isTurned ? -1 : 1);
      if ((isTurned || isChange(first, second))
          && first.unit().equals(second.unit())
          && (isLess ? order < 0 : order > 0)) {
        return true;
      }
    }
    return false;
  }

  /** "Ging um 20 Prozent zurück", "nahm ab": the particle says which way. */
  private static boolean isMoved(Sentence source, Set<String> particles) {
    return source.language() == TextLanguage.GERMAN
        && source.clauses().stream()
            .map(Clause::tokens)
            .filter(it -> it.stream().anyMatch(word -> MOVING.contains(word.word())))
            .anyMatch(it -> particles.contains(it.getLast().word()));
  }

  private static Quantity plain(
      BigDecimal value, String unit, Quantity.Role role, List<String> counted) {
    return new Quantity(
        value.stripTrailingZeros(), unit, Quantity.Bound.NONE, role, counted, 0, 0, "");
  }
}
