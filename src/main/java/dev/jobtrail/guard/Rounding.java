package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;

/** A number that the evidence has, told with less precision or as a limit. */
final class Rounding {

  /** Before a number that is rounded: "about 1,200" for 1,183. */
  private static final Set<String> ABOUT =
      Set.of(
          "about",
          "around",
          "approximately",
          "approx",
          "roughly",
          "some",
          "~",
          "≈",
          "circa",
          "ca",
          "c",
          "etwa",
          "rund",
          "ungefahr",
          "zirka",
          "environ",
          "quelque",
          "autour",
          "pres",
          "approximativement",
          "unos",
          "unas",
          "alrededor",
          "aproximadamente",
          "cerca",
          "torno",
          "aprox");

  /** Before a round number that is just not reached. */
  private static final Set<String> NEARLY =
      Set.of("nearly", "almost", "fast", "beinahe", "knapp", "casi", "presque");

  /** Between one of these words and its number: "près de 500", "um die 40", "autour d'une". */
  private static final Set<String> BETWEEN =
      Set.of("of", "to", "de", "d'", "a", "an", "the", "un", "une", "una", "ein", "eine", "eines");

  private static final Set<String> UP_TO = Set.of("up", "bis_zu", "bis", "hasta", "jusque");

  /** How far before a number the word may stand that says how exact it is. */
  private static final int REACH = 3;

  /** How far the true value may lie from the one that is said to be about it. */
  private static final double MOST_OFF = 0.08;

  /** "About three months" for twelve weeks. */
  private static final double MOST_OFF_IN_MONTHS = 0.1;

  private static final double LEAST_NEARLY = 0.9;
  private static final double HALF = 0.5;
  private static final double MOST_OF_SEVERAL = 10;

  /** Halves, quarters, fifths and tenths are whole multiples of so many percent. */
  private static final BigDecimal EXACT_SHARE = BigDecimal.valueOf(5);

  /** "A menos de la mitad": how many words before a share say where a change ends. */
  private static final int END_REACH = 4;

  /** In milliseconds, on average. */
  private static final double MONTH = 2_629_800_000.0;

  private final Sentence sentence;
  private final Sentence source;
  private final Quantity given;
  private final Quantity claimed;

  /**
   * @param sentence the one that is judged, with the number that is claimed
   * @param source the one of the evidence, with the number that is given
   */
  Rounding(Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    this.sentence = sentence;
    this.source = source;
    this.given = given;
    this.claimed = claimed;
  }

  /** Whether the number given bears the less precise one. */
  boolean isBorne() {
    return isRounded() || isUpTo() || isSameLimit() || isCutShare();
  }

  /** "More than thirty" follows from 35, "almost a hundred" from 96, "about 1,200" from 1,183. */
  private boolean isRounded() {
    var isChange = given.role() == Quantity.Role.BY;
    var isEnd = claimed.role() == Quantity.Role.FROM || claimed.role() == Quantity.Role.TO;
    var isInMonths = given.unit().equals("ms") && claimed.unit().equals("month");
    var isBound = given.bound() == Quantity.Bound.ABOVE && claimed.bound() == Quantity.Bound.ABOVE;
    if (!given.unit().equals(claimed.unit()) && !isInMonths
        || given.bound() != Quantity.Bound.NONE && !isBound
        || isChange && isEnd
        || isWhatIsLeft() && !isEndOfChange()) {
      return false;
    }
    var value = given.value().doubleValue() / (isInMonths ? MONTH : 1);
    var said = claimed.value().doubleValue();
    return switch (claimed.bound()) {
      case NONE ->
          isAbout()
              && isRounder()
              && Math.abs(value - said) <= (isInMonths ? MOST_OFF_IN_MONTHS : MOST_OFF) * said;
      case ABOVE -> value > said;
      case BELOW -> value < said && value >= said * leastBelow();
      case SEVERAL -> value >= 2 * said && value < MOST_OF_SEVERAL * said;
    };
  }

  private boolean isAbout() {
    return NumberWords.isRound(sentence.tokens().get(claimed.from()).word())
        || isBehind(ABOUT)
        || isBehindGermanAbout();
  }

  /** "Um die 160", "an die 160". */
  private boolean isBehindGermanAbout() {
    return claimed.from() > 1
        && sentence.tokens().get(claimed.from() - 1).is("die")
        && Set.of("um", "an").contains(sentence.tokens().get(claimed.from() - 2).word());
  }

  private double leastBelow() {
    return isFraction() && !isBehind(NEARLY) ? HALF : LEAST_NEARLY;
  }

  /** Whether one of the words stands before the number that is claimed. */
  private boolean isBehind(Set<String> words) {
    var before =
        sentence.tokens().subList(Math.max(0, claimed.from() - REACH), claimed.from()).reversed();
    return before.stream()
        .dropWhile(it -> BETWEEN.contains(it.word()) || Units.isUnit(it.word()))
        .limit(1)
        .anyMatch(it -> words.contains(it.firstWord()));
  }

  /**
   * Whether the number claimed is coarser: of fewer digits, of one, a fraction or in another unit.
   */
  private boolean isRounder() {
    return isFraction()
        || digits(claimed) < digits(given)
        || digits(claimed) == 1
        || !given.unit().equals(claimed.unit());
  }

  private static int digits(Quantity it) {
    return it.value().stripTrailingZeros().precision();
  }

  /** "Within two days", "in 48 hours at the most", "in under 48 hours": the same limit. */
  private boolean isSameLimit() {
    return given.hasValueOf(claimed)
        && given.role() != Quantity.Role.BY
        && claimed.role() != Quantity.Role.BY
        && isLimit(source, given)
        && isLimit(sentence, claimed);
  }

  private static boolean isLimit(Sentence sentence, Quantity it) {
    return it.bound() == Quantity.Bound.BELOW
        || sentence.tokens().subList(Math.max(0, it.from() - 2), it.from()).stream()
            .anyMatch(word -> Quantities.WITHIN.contains(word.word()));
  }

  /** "Fell to less than half", "a menos de la mitad". */
  private boolean isEndOfChange() {
    return sentence
        .tokens()
        .subList(Math.max(0, claimed.from() - END_REACH), claimed.from())
        .stream()
        .anyMatch(word -> Counting.ENDS.contains(word.word()));
  }

  /** The share that a change has left, which follows from its ends. */
  private boolean isWhatIsLeft() {
    return given.to() == 0 && given.unit().equals("%") && given.role() == Quantity.Role.TO;
  }

  /** "Less than half" says less than "less than 50 %". */
  private boolean isFraction() {
    return claimed.unit().equals("%") && claimed.surface().chars().noneMatch(Character::isDigit);
  }

  /** "Up to 65 calls" where the evidence has 65. */
  private boolean isUpTo() {
    return given.hasValueOf(claimed)
        && given.bound() == Quantity.Bound.NONE
        && (given.role() == Quantity.Role.NONE || isEndOfRange())
        && claimed.role() == Quantity.Role.NONE
        && claimed.from() > 0
        && sentence.tokens().subList(Math.max(0, claimed.from() - 2), claimed.from()).stream()
            .anyMatch(it -> UP_TO.contains(it.word()));
  }

  /** The 30 of "for 20 to 30 people", where nothing changed from the one to the other. */
  private boolean isEndOfRange() {
    return given.role() == Quantity.Role.TO
        && source.quantities().stream()
            .anyMatch(
                start -> start.to() + 1 == given.from() && start.role() == Quantity.Role.NONE);
  }

  /** "66 %" for two thirds: cut where others round. */
  private boolean isCutShare() {
    return given.unit().equals("%")
        && claimed.unit().equals("%")
        && claimed.claimsNoMoreThan(given)
        && !given.surface().contains("%")
        && given.value().remainder(EXACT_SHARE).signum() != 0
        && given.value().subtract(claimed.value()).compareTo(BigDecimal.ONE) == 0;
  }

  /** Whether "up to" stands before a number. */
  static boolean isBehindUpTo(List<Token> tokens, Quantity it) {
    return tokens.subList(Math.max(0, it.from() - 3), it.from()).stream()
        .anyMatch(word -> UP_TO.contains(word.word()));
  }
}
