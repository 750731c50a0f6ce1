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

  /** Before a part of what was counted: "350 loaves, including 120", "350, davon 120". */
  static final Set<String> INCLUDING =
      Set.of(
          "including", "incl", "dont", "davon", "darunter", "incluidos", "incluidas", "incluyendo");

  private static final Set<String> THEM =
      Set.of("them", "these", "those", "which", "whom", "ihnen", "ellos", "ellas", "eux", "elles");

  private static final Set<String> SOME =
      Set.of(
          "some", "partly", "teils", "teilweise", "notamment", "certains", "certaines", "partie");

  private static final Set<String> AMONG = Set.of("among", "of", "unter", "von", "parmi", "entre");

  /** More than half. */
  private static final Set<String> MAJORITY =
      Set.of(
          "most",
          "majority",
          "mostly",
          "mehrheit",
          "mehrheitlich",
          "grossteil",
          "meisten",
          "uberwiegend",
          "majorite",
          "plupart",
          "plupart_des",
          "majoritairement",
          "mayoria",
          "mayoria_de",
          "mayoritariamente");

  private static final Set<String> EACH =
      Set.of(
          "per", "a", "each", "every", "pro", "je", "jede", "jeden", "jedes", "par", "chaque",
          "por", "cada");

  /** The most words between a rate and its unit: "110 for each of the wards". */
  private static final int EACH_REACH = 5;

  private static final Set<String> WITH_ONE =
      Set.of(
          "with a",
          "with one",
          "with another",
          "mit einem",
          "mit einer",
          "avec un",
          "avec une",
          "con un",
          "con una",
          "con otro",
          "con otra");

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
    if (source.tokens().stream().anyMatch(it -> MAJORITY.contains(it.word()))) {
      var half = plain(BigDecimal.valueOf(50), "%", Quantity.Role.NONE, List.of());
      result.add(half.as(Quantity.Bound.ABOVE));
    }
    if (hasOneColleague(source)) {
      result.add(plain(BigDecimal.TWO, "", Quantity.Role.NONE, OTHER_PEOPLE));
    }
    for (var it : source.quantities()) {
      addComplement(result, sentence, it);
      addCompany(result, source, it);
      addRhythm(result, source, sentence, it);
    }
    var counts = withDurations(withoutTimes(source));
    result.addAll(counts.stream().filter(it -> !source.quantities().contains(it)).toList());
    for (var i = 0; i + 1 < counts.size(); i++) {
      addDifference(result, counts.get(i), counts.get(i + 1));
      addParts(result, source, counts.get(i), counts.get(i + 1));
      addSum(result, source, counts.get(i), counts.get(i + 1));
      addProduct(result, source, counts.get(i), counts.get(i + 1));
      addAverage(result, sentence, counts.get(i), counts.get(i + 1));
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
    if (second.value().signum() > 0) {
      var larger = first.value().max(second.value());
      var factor = larger.divide(first.value().min(second.value()), 1, RoundingMode.HALF_UP);
      result.add(plain(factor, "times", Quantity.Role.NONE, List.of()));
    }
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

  /** 21 of 28 are 75 %, and seven are left; of 350, 120 of them on Sundays, 230 are not. */
  private static void addParts(
      List<Quantity> result, Sentence source, Quantity first, Quantity second) {
    var isTurned = isWithPart(source, first, second);
    if (isTurned || isPart(source, first, second)) {
      var part = isTurned ? second : first;
      var whole = isTurned ? first : second;
      result.add(plain(share(part, whole), "%", Quantity.Role.NONE, List.of()));
      var rest = whole.value().subtract(part.value());
      result.add(plain(rest, whole.unit(), Quantity.Role.NONE, whole.counted()));
    }
  }

  /** "350 loaves, 120 of them", "350, dont 120". */
  static boolean isWithPart(Sentence source, Quantity first, Quantity second) {
    if (second.from() < first.to()) {
      return false;
    }
    var before = source.tokens().subList(first.to(), second.from());
    var isNamed =
        !before.isEmpty() && INCLUDING.contains(before.getLast().word())
            || before.size() > 1
                && Lexicon.INSTANCE.isFunction(before.getLast().word())
                && INCLUDING.contains(before.get(before.size() - 2).word())
            || before.size() > 1
                && THEM.contains(before.getLast().word())
                && AMONG.contains(before.get(before.size() - 2).word())
            || isOfThem(source.tokens(), second);
    return isNamed
        && first.unit().equals(second.unit())
        && second.value().signum() > 0
        && second.value().compareTo(first.value()) < 0;
  }

  /** "Seven of them". */
  static boolean isOfThem(List<Token> tokens, Quantity it) {
    return it.to() + 1 < tokens.size()
        && OUT_OF.contains(tokens.get(it.to()).word())
        && THEM.contains(tokens.get(it.to() + 1).word());
  }

  /** Whether the word says that a part is meant: "care homes among them", "some of the museum". */
  static boolean isOfPart(Token it) {
    return INCLUDING.contains(it.word())
        || THEM.contains(it.word())
        || Quantities.SEVERAL.contains(it.word())
        || SOME.contains(it.word());
  }

  private static BigDecimal share(Quantity part, Quantity whole) {
    return part.value().multiply(HUNDRED).divide(whole.value(), 0, RoundingMode.HALF_UP);
  }

  /** "2 h 10 min": one duration. */
  private static List<Quantity> withDurations(List<Quantity> counts) {
    var result = new ArrayList<Quantity>();
    for (var it : counts) {
      var last = result.isEmpty() ? null : result.getLast();
      var isPart =
          last != null
              && last.unit().equals("ms")
              && it.unit().equals("ms")
              && it.from() == last.to()
              && it.value().compareTo(last.value()) < 0;
      if (isPart) {
        result.set(result.size() - 1, last.plus(it));
      } else {
        result.add(it);
      }
    }
    return result;
  }

  /** 18 pickers and four drivers are 22 people; 540 seats and 120 seats are 660. */
  private static void addSum(
      List<Quantity> result, Sentence source, Quantity first, Quantity second) {
    var between = source.tokens().subList(Math.max(0, first.to()), second.from());
    var isListed =
        isOfNoChange(first)
            && isOfNoChange(second)
            && first.unit().equals(second.unit())
            && !first.unit().startsWith("%")
            && between.size() > 1
            && between.stream().anyMatch(it -> Clause.isLink(it.word()) || it.is(","))
            && !isWithPart(source, first, second);
    if (!isListed) {
      return;
    }
    var isOfPersons =
        Counting.countsPersons(source, first) && Counting.countsPersons(source, second);
    var isOfSame =
        !first.counted().isEmpty()
            && !second.counted().isEmpty()
            && first.counted().getFirst().equals(second.counted().getFirst());
    var sum = first.value().add(second.value());
    var counted = isOfPersons ? PEOPLE : isOfSame ? first.counted() : List.<String>of();
    var isUpTo = second.bound() == Quantity.Bound.BELOW || first.bound() == Quantity.Bound.BELOW;
    var bound = isUpTo ? Quantity.Bound.BELOW : Quantity.Bound.NONE;
    result.add(
        new Quantity(
            sum.stripTrailingZeros(), first.unit(), bound, Quantity.Role.NONE, counted, 0, 0, ""));
  }

  /** In Romance languages "de" before a number starts no change where nothing ends it. */
  private static boolean isOfNoChange(Quantity it) {
    return it.role() == Quantity.Role.NONE || it.role() == Quantity.Role.FROM;
  }

  /** 600 people at 24 workshops: 25 on average. */
  private static void addAverage(
      List<Quantity> result, Sentence sentence, Quantity first, Quantity second) {
    if (sentence.keys().contains("=average")
        && isOfNoChange(first)
        && isOfNoChange(second)
        && first.unit().isEmpty()
        && second.unit().isEmpty()
        && first.value().signum() > 0
        && second.value().signum() > 0) {
      var isFirstTotal = first.value().compareTo(second.value()) > 0;
      var total = isFirstTotal ? first : second;
      var many = isFirstTotal ? second : first;
      var each = total.value().divide(many.value(), 1, RoundingMode.HALF_UP);
      result.add(plain(each, "", Quantity.Role.NONE, total.counted()));
    }
  }

  /** Four shows with a budget of 1,200 a show: 4,800 in all. */
  private static void addProduct(
      List<Quantity> result, Sentence source, Quantity first, Quantity second) {
    var each = isOfEach(source, first, second) ? first : second;
    var many = each == first ? second : first;
    if (isOfEach(source, each, many)) {
      var product = first.value().multiply(second.value());
      result.add(plain(product, each.unit(), Quantity.Role.NONE, each.counted()));
    }
  }

  /** Whether the first quantity is a rate for each of what the second one counts. */
  private static boolean isOfEach(Sentence source, Quantity each, Quantity many) {
    var tokens = source.tokens();
    return many.unit().isEmpty()
        && !many.counted().isEmpty()
        && IntStream.range(each.to(), Math.min(tokens.size() - 1, each.to() + EACH_REACH))
            .takeWhile(i -> !tokens.get(i).is(","))
            .anyMatch(
                i ->
                    EACH.contains(tokens.get(i).word())
                        && tokens.get(i + 1).key().equals(many.counted().getFirst()));
  }

  /** "With a colleague": two. */
  private static boolean hasOneColleague(Sentence source) {
    var tokens = source.tokens();
    return IntStream.range(2, tokens.size())
        .filter(i -> tokens.get(i).key().equals("=colleague"))
        .anyMatch(
            i -> WITH_ONE.contains(tokens.get(i - 2).word() + " " + tokens.get(i - 1).word()));
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
