package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds numbers, however they are written, and what they measure. */
final class Quantities {

  private static final int LONGEST_NUMBER = 24;
  private static final Set<String> METRES =
      Set.of("metre", "metres", "meter", "meters", "metro", "metros");
  private static final Set<String> SQUARE = Set.of("carre", "carres", "cuadrado", "cuadrados");
  private static final BigDecimal FORTNIGHT = BigDecimal.valueOf(14);
  private static final BigDecimal HALF = new BigDecimal("0.5");

  /** How far behind a number the words are that say what it counts. */
  private static final int COUNTED_REACH = 12;

  private static final int COUNTED_WORDS = 3;

  private static final Set<String> ABOVE =
      Set.of(
          "over",
          "above",
          "beyond",
          "exceeding",
          "exceeded",
          "+",
          ">",
          "≥",
          "plus",
          "uber",
          "mas",
          "minimum",
          "mindestens",
          "minimo",
          "than",
          "least",
          "upwards",
          "minimal",
          "plus_de",
          "depasse",
          "superieur",
          "encima");

  /** Between a bound and its number: "more than the half", "plus des deux tiers". */
  private static final Set<String> BEHIND_BOUNDS =
      Set.of(
          "than", "als", "de", "que", "des", "del", "the", "die", "der", "das", "dem", "den", "la",
          "las", "los");

  private static final Set<String> FORTNIGHTS = Set.of("quincena", "quinzaine");

  private static final Set<String> COMPARED = Set.of("than", "als");

  /** Comparatives of what is below a number. */
  private static final Set<String> LESS =
      Set.of(
          "lower",
          "smaller",
          "shorter",
          "younger",
          "faster",
          "kleiner",
          "kurzer",
          "junger",
          "geringer",
          "niedriger",
          "schneller",
          "leichter");

  /** Before the number by which something is divided or multiplied. */
  private static final Set<String> FACTOR = Set.of("par", "por", "entre", "by", "durch", "mit");

  private static final Pattern TURNED =
      Pattern.compile("(?:divi[ds]|multipli|geteilt|vervielfach|teilt).*");

  static final Set<String> SEVERAL =
      Set.of(
          "several",
          "mehrere",
          "mehreren",
          "mehrerer",
          "einige",
          "plusieurs",
          "quelques",
          "varios",
          "varias",
          "algunos",
          "algunas");

  private static final Set<String> BELOW =
      Set.of(
          "nearly",
          "almost",
          "under",
          "below",
          "<",
          "≤",
          "fast",
          "beinahe",
          "knapp",
          "unter",
          "casi",
          "menos",
          "less",
          "fewer",
          "maximal",
          "hochstens",
          "maximum",
          "presque",
          "moins",
          "maximo",
          "bis_zu",
          "max",
          "jusque",
          "inferieur");
  private static final Set<String> MAXIMUM =
      Set.of("maximum", "maximo", "maximal", "max", "hochstens");
  private static final Set<String> UNTIL = Set.of("bis", "hasta");

  /** Units that are common words of other languages: a preposition, a verb and a pronoun. */
  private static final Set<String> OF_ANOTHER_LANGUAGE = Set.of("an", "ha", "mes");

  /** "No more than six", "nicht weniger als sechs". */
  private static final Set<String> NO =
      Set.of("no", "not", "never", "nicht", "nie", "pas", "jamais", "nunca");

  /** How far behind a number its bound may stand, and how far before one the start of a range. */
  private static final int BOUND_REACH = 4;

  private static final int RANGE_REACH = 4;

  private static final int NOW_REACH = 2;

  /** "Antes tres minutos": how far before a number the word may stand that says when. */
  private static final int THEN_REACH = 2;

  private static final Set<String> WAS =
      Set.of("was", "were", "war", "waren", "etait", "etaient", "era", "eran");
  private static final Set<String> OF = Set.of("of", "von", "de", "mit", "with");
  private static final Set<String> AS = Set.of("as", "als", "comme", "como");
  private static final Set<String> BY = Set.of("by", "um", "un");
  private static final Set<String> TO = Set.of("to", "auf", "al", "hasta");

  /** Behind a verb of change they say by how much. */
  private static final Set<String> ROMANCE_BY = Set.of("de", "en", "d'");

  /** Prepositions of many meanings, which end a change only behind its start. */
  private static final Set<String> ROMANCE_TO = Set.of("a", "au");

  private static final Set<String> FROM = Set.of("from", "von", "de", "desde", "depuis");

  /** Before what was so until a change. */
  private static final Set<String> INSTEAD =
      Set.of(
          "instead_of",
          "rather_than",
          "statt",
          "anstatt",
          "anstelle",
          "au_lieu_de",
          "contre",
          "en_vez_de",
          "en_lugar_de",
          "frente_a");

  private static final Set<String> ONE =
      Set.of("a", "an", "one", "un", "une", "una", "ein", "eine", "einer", "einem");
  private static final Set<String> BEFORE_PERIOD =
      Set.of(
          "within", "after", "to", "innerhalb", "binnen", "nach", "auf", "sous", "apres", "tras");
  private static final Set<String> TENTHS = Set.of("tenths", "zehntel", "dixiemes", "decimas");
  private static final Set<String> OF_WHOLE =
      Set.of("of", "der", "des", "von", "de", "du", "d'", "del");

  /** Before a duration that something takes at most. */
  static final Set<String> WITHIN = Set.of("within", "innerhalb", "binnen", "sous");

  private static final Set<String> AND = Set.of("and", "et", "y", "und");
  private static final Set<String> HALVES =
      Set.of("half", "demi", "demie", "media", "medio", "halbe", "halben", "halbes", "halbem");
  private static final Set<String> RANGES =
      Set.of(
          "to", "-", "bis", "auf", "al", "a", "hasta", "and", "und", "or", "oder", "y", "o", "et",
          "ou");
  private static final Map<String, String> MULTIPLES =
      Map.ofEntries(
          Map.entry("twice", "2"),
          Map.entry("threefold", "3"),
          Map.entry("triple", "3"),
          Map.entry("tripled", "3"),
          Map.entry("tripling", "3"),
          Map.entry("verdreifacht", "3"),
          Map.entry("verdreifachte", "3"),
          Map.entry("triplicar", "3"),
          Map.entry("triplique", "3"),
          Map.entry("fourfold", "4"),
          Map.entry("quadrupled", "4"),
          Map.entry("quadruple", "4"),
          Map.entry("vervierfacht", "4"),
          Map.entry("fivefold", "5"),
          Map.entry("tenfold", "10"),
          Map.entry("zehnfach", "10"),
          Map.entry("dreifach", "3"),
          Map.entry("doppelt", "2"),
          Map.entry("twofold", "2"));

  private Quantities() {}

  static List<Quantity> in(List<Token> tokens, List<TimeMention> times, String sentence) {
    var result = new ArrayList<Quantity>();
    for (var i = 0; i < tokens.size(); ) {
      var at = i;
      var time = times.stream().filter(it -> it.from() <= at && at < it.to()).findFirst();
      if (time.isPresent() && !time.get().bare()) {
        i = time.get().to();
        continue;
      }
      var it = at(tokens, i, sentence, result.stream().anyMatch(given -> given.unit().equals("%")));
      if (it == null) {
        i++;
      } else {
        result.add(it);
        i = it.to();
      }
    }
    return withUnitsOfRanges(result, tokens);
  }

  /** "from 72 to 85 percent": the first number has the unit of the second. */
  private static List<Quantity> withUnitsOfRanges(List<Quantity> all, List<Token> tokens) {
    for (var i = 0; i + 1 < all.size(); i++) {
      var second = all.get(i + 1);
      if (isOf(tokens, second.from() - 1, INSTEAD)) {
        all.set(i, all.get(i).as(Quantity.Role.TO));
        if (second.to() < tokens.size() && !hasNoun(tokens, second)) {
          second = second.counting(List.of()); // "instead of four since the move"
          all.set(i + 1, second);
        }
      } else if (isThen(tokens, second)) {
        var now = isYear(tokens, all.get(i)) ? i - 1 : i;
        if (now >= 0 && all.get(now).unit().equals(second.unit())) {
          all.set(now, all.get(now).as(Quantity.Role.TO));
          second = second.as(Quantity.Role.FROM);
          all.set(i + 1, second);
        }
      } else if (isNow(tokens, second.from()) && all.get(i).unit().equals(second.unit())) {
        all.set(i, all.get(i).as(Quantity.Role.FROM));
        second = second.as(Quantity.Role.TO);
        all.set(i + 1, second);
      }
      if (isOfSamePeriod(all.get(i), second, tokens)) {
        second = like(second.counting(List.of()), all.get(i), tokens);
        all.set(i + 1, second);
      }
      var first = all.get(i);
      if (first.role() == Quantity.Role.FROM
          && isBare(first)
          && second.unit().isEmpty()
          && second.from() == first.to() + 1
          && ROMANCE_TO.contains(tokens.get(first.to()).word())) {
        second = second.as(Quantity.Role.TO); // "de 62 à 47"
        all.set(i + 1, second);
      }
      if (isPair(first, second) && isBare(first) && isBare(second)) {
        withUnitOfChange(all, i, tokens);
      } else if (isBare(first)
          && !second.unit().isEmpty()
          && second.from() == first.to() + 1
          && RANGES.contains(tokens.get(first.to()).word())) {
        all.set(i, like(first, second, tokens));
        if (first.role() == Quantity.Role.FROM
            && ROMANCE_TO.contains(tokens.get(first.to()).word())) {
          all.set(i + 1, second.as(Quantity.Role.TO));
        }
      } else if (first.unit().isEmpty()
          && second.unit().isEmpty()
          && first.counted().stream().allMatch(Fractions::isGroup)
          && !isOfStage(tokens, first)
          && second.from() == first.to() + 1
          && RANGES.contains(tokens.get(first.to()).word())) {
        all.set(i, first.counting(second.counted()));
      } else if (isChangeTo(first, second) && !hasNoun(tokens, second)) {
        all.set(i + 1, like(second.counting(List.of()), first, tokens)); // "by 15 minutes to 11"
      } else if (isPair(first, second)
          && second.unit().isEmpty()
          && (isBare(second) || !first.unit().isEmpty() && !hasNoun(tokens, second))) {
        // "from 18 days to 11", "one evening a month instead of three"
        all.set(i + 1, like(second.counting(List.of()), first, tokens));
      }
    }
    return all;
  }

  /** "Level 3 (and the 18th edition)". */
  static boolean isOfStage(List<Token> tokens, Quantity it) {
    return it.from() > 0
        && it.unit().isEmpty()
        && Lexicon.INSTANCE.is("stage", tokens.get(it.from() - 1).word());
  }

  /** "(Früher 20 Prozent,) jetzt nur noch 5". */
  private static boolean isNow(List<Token> tokens, int at) {
    return at >= NOW_REACH
        && (tokens.get(at - 2).is("nur") && tokens.get(at - 1).is("noch")
            || tokens.subList(at - NOW_REACH, at).stream()
                .anyMatch(it -> Lexicon.INSTANCE.is("now", it.word())));
  }

  private static boolean isYear(List<Token> tokens, Quantity it) {
    return it.to() == it.from() + 1 && Tokens.YEAR.matcher(tokens.get(it.from()).word()).matches();
  }

  /** "Now 40 seconds, before three minutes", "5,200 readers; in 2020 they were 1,900". */
  private static boolean isThen(List<Token> tokens, Quantity it) {
    var before = tokens.subList(Math.max(0, it.from() - THEN_REACH), it.from());
    var clause = new ArrayList<Token>();
    for (var i = it.from() - 1; i >= 0 && !tokens.get(i).is(","); i--) {
      clause.add(tokens.get(i));
    }
    return before.stream().anyMatch(word -> Lexicon.INSTANCE.is("then", word.word()))
        || !hasNoun(tokens, it)
            && before.stream().anyMatch(word -> WAS.contains(word.word()))
            && clause.stream().anyMatch(word -> Tokens.YEAR.matcher(word.word()).matches());
  }

  /** "Eleven years, seven of them at A", "onze ans, dont sept en gériatrie et quatre au CHUV". */
  private static boolean isOfSamePeriod(Quantity first, Quantity second, List<Token> tokens) {
    var isLinked =
        tokens.subList(Math.max(first.to(), second.from() - RANGE_REACH), second.from()).stream()
            .anyMatch(it -> Clause.isLink(it.word()) || Derived.INCLUDING.contains(it.word()));
    var next = second.to() < tokens.size() ? tokens.get(second.to()).word() : "";
    return first.unit().equals("month")
        && second.unit().isEmpty()
        && (isLinked && Lexicon.INSTANCE.isFunction(next) && !OF_WHOLE.contains(next)
            || Derived.isOfThem(tokens, second));
  }

  /** Whether something changes between the two. */
  private static boolean isPair(Quantity first, Quantity second) {
    return first.role() == Quantity.Role.FROM && second.role() == Quantity.Role.TO
        || first.role() == Quantity.Role.TO && second.role() == Quantity.Role.FROM;
  }

  private static boolean hasNoun(List<Token> tokens, Quantity it) {
    return it.to() < tokens.size() && tokens.get(it.to()).isContent();
  }

  private static boolean isChangeTo(Quantity first, Quantity second) {
    return first.role() == Quantity.Role.BY
        && !first.unit().isEmpty()
        && !first.unit().startsWith("%")
        && second.role() == Quantity.Role.TO
        && second.unit().isEmpty()
        && second.from() == first.to() + 1;
  }

  private static boolean isBare(Quantity it) {
    return it.unit().isEmpty() && it.counted().isEmpty();
  }

  private static Quantity like(Quantity it, Quantity other, List<Token> tokens) {
    if (other.unit().isEmpty()) {
      return it.counting(other.counted());
    }
    var scale = Units.scaleOrOne(tokens.get(other.to() - 1).word());
    return it.measuredIn(other.unit(), scale);
  }

  /** "By 15 minutes, from 40 to 25". */
  private static void withUnitOfChange(List<Quantity> all, int at, List<Token> tokens) {
    for (var change : all) {
      if (change.role() == Quantity.Role.BY
          && !change.unit().isEmpty()
          && !change.unit().startsWith("%")) {
        all.set(at, like(all.get(at), change, tokens));
        all.set(at + 1, like(all.get(at + 1), change, tokens));
        return;
      }
    }
  }

  private static Quantity at(List<Token> tokens, int from, String sentence, boolean isBehindShare) {
    var multiple = MULTIPLES.get(tokens.get(from).word());
    if (multiple != null) {
      return quantity(new BigDecimal(multiple), "times", tokens, from, from + 1, sentence);
    }
    if (isOnePeriod(tokens, from)) {
      var unit = tokens.get(from + 1).word();
      return quantity(Units.scale(unit), "ms", tokens, from, from + 2, sentence);
    }
    var tenths = tenths(tokens, from);
    if (tenths != null) {
      return quantity(tenths, "", tokens, from, from + 2, sentence).counting(List.of());
    }
    if (tokens.get(from).is("fortnight")) {
      var days = FORTNIGHT.multiply(Units.scale("days"));
      return quantity(days, "ms", tokens, from, from + 1, sentence);
    }
    var half = half(tokens, from, sentence);
    if (half != null) {
      return half;
    }
    var share = Fractions.at(tokens, from, isBehindShare);
    if (share != null) {
      return quantity(share.percent(), "%", tokens, from, share.to(), sentence);
    }
    var compound = NumberCompounds.of(tokens.get(from).word());
    if (compound != null) {
      var it = quantity(compound.value(), compound.unit(), tokens, from, from + 1, sentence);
      return compound.counted().isEmpty() ? it : it.counting(compound.counted());
    }
    var value = value(tokens.get(from));
    if (value == null || isNew(tokens, from) || isOfName(tokens, from)) {
      return null;
    }
    var to = from + 1;
    var tail =
        isOf(tokens, to, Set.of("-")) && to + 1 < tokens.size()
            ? NumberCompounds.of(value, tokens.get(to + 1).word())
            : null;
    if (tail != null) { // "14-köpfig"
      var it = quantity(tail.value(), tail.unit(), tokens, from, to + 2, sentence);
      return tail.counted().isEmpty() ? it : it.counting(tail.counted());
    }
    // "twenty five", "twenty-five", "treinta y cinco"
    var next =
        to < tokens.size() && (tokens.get(to).is("-") || tokens.get(to).is("y")) ? to + 1 : to;
    if (tokens.get(from).isWord() && next < tokens.size() && tokens.get(next).isWord()) {
      var ones = NumberWords.value(tokens.get(next).word());
      var tens = value.remainder(BigDecimal.TEN).signum() == 0 && value.signum() > 0;
      if (ones != null && tens && ones.compareTo(BigDecimal.TEN) < 0) {
        value = value.add(ones);
        to = next + 1;
      }
    }
    if (isAndHalf(tokens, to)) {
      value = value.add(HALF);
      to += 3;
    }
    while (to < tokens.size() && isFactor(tokens, to)) {
      value = value.multiply(NumberWords.factor(tokens.get(to).word()));
      to++;
    }
    var plus = to < tokens.size() && tokens.get(to).is("+");
    var unitAt = plus ? to + 1 : to;
    if (unitAt < tokens.size() && tokens.get(unitAt).is("-")) {
      unitAt++;
    }
    value = isFortnight(tokens, from, unitAt) ? FORTNIGHT : value;
    if (isOf(tokens, unitAt, Set.of("square"))) {
      unitAt++;
    }
    if (to > from + 1 && isOf(tokens, unitAt, OF_WHOLE) && unitAt + 1 < tokens.size()) {
      unitAt += currency(tokens.get(unitAt + 1).word()) == null ? 0 : 1; // "1,2 million d'euros"
    }
    if (isBeforePeriod(tokens, unitAt)) {
      unitAt++;
    }
    var unit =
        unitAt < tokens.size() && !isBehindYear(tokens, unitAt)
            ? Units.unit(tokens.get(unitAt).word())
            : null;
    if (isSquare(tokens, unitAt)) {
      var end = tokens.get(unitAt - 1).is("square") ? unitAt + 1 : unitAt + 2;
      return quantity(value, "m2", tokens, from, end, sentence);
    }
    if (unit == null && isPerCent(tokens, unitAt)) {
      unit = "%";
      unitAt++;
    }
    var end = unit == null ? plus ? to + 1 : to : unitAt + 1;
    if (unit == null && from > 0) {
      unit = currency(tokens.get(from - 1).word());
    }
    var scale = unit == null || end == to ? null : Units.scale(tokens.get(end - 1).word());
    if (scale != null && isOf(tokens, end, AND) && isOf(tokens, end + 1, HALVES)) {
      value = value.add(HALF); // "trois ans et demi"
      end += 2;
    }
    if (unit == null && to == from + 1 && isOf(tokens, to, AND) && isOf(tokens, to + 1, HALVES)) {
      value = value.add(HALF); // "dos y medio"
      end = to + 2;
    }
    if (unit == null
        && from > 1
        && FACTOR.contains(tokens.get(from - 1).word())
        && TURNED.matcher(tokens.get(from - 2).word()).matches()) {
      return quantity(value, "times", tokens, from, end, sentence).as(Quantity.Role.NONE);
    }
    var scaled = scale == null ? value : value.multiply(scale);
    return quantity(scaled, unit == null ? "" : unit, tokens, from, end, sentence);
  }

  /** "Tres primeros meses", "three full years": a word between a number and its period. */
  private static boolean isBeforePeriod(List<Token> tokens, int at) {
    return at > 0
        && isTime(tokens, at + 1)
        && tokens.get(at).isWord()
        && !Units.isUnit(tokens.get(at).word())
        && NumberWords.value(tokens.get(at).word()) == null
        && !tokens.get(at).isTitle()
        && !tokens.get(at).isCapital()
        && (Lexicon.INSTANCE.is("quality", tokens.get(at).word())
            || Lexicon.INSTANCE.isOrdinaryAdjective(tokens.get(at).word())
            || Ordinals.isOrdinal(tokens.get(at).word()));
  }

  /** "2018 an der Schule", "en 2019 ha dirigido": a unit only in another language. */
  private static boolean isBehindYear(List<Token> tokens, int at) {
    return OF_ANOTHER_LANGUAGE.contains(tokens.get(at).word())
        && Tokens.YEAR.matcher(tokens.get(at - 1).word()).matches();
  }

  /** "Square metres", "mètres carrés", "metros cuadrados". */
  private static boolean isSquare(List<Token> tokens, int unitAt) {
    return isOf(tokens, unitAt, METRES)
        && (tokens.get(unitAt - 1).is("square") || isOf(tokens, unitAt + 1, SQUARE));
  }

  /** "Quinze jours" and "quince días" are two weeks. */
  private static boolean isFortnight(List<Token> tokens, int from, int unitAt) {
    return unitAt == from + 1
        && unitAt < tokens.size()
        && Set.of("quinze", "quince").contains(tokens.get(from).word())
        && Set.of("jours", "dias").contains(tokens.get(unitAt).word());
  }

  private static boolean isPerCent(List<Token> tokens, int at) {
    return at + 1 < tokens.size()
        && Set.of("per", "por", "pour", "vom").contains(tokens.get(at).word())
        && Set.of("cent", "ciento", "hundert").contains(tokens.get(at + 1).word());
  }

  /**
   * "within a week", "an hour and a half", "un an et demi", "half an hour", "eine halbe Stunde".
   */
  private static Quantity half(List<Token> tokens, int from, String sentence) {
    if (isPeriod(tokens, from) && from > 0 && WITHIN.contains(tokens.get(from - 1).word())) {
      var unit = tokens.get(from).word().split("_")[1];
      return quantity(Units.scale(unit), Units.unit(unit), tokens, from, from + 1, sentence);
    }
    if (isPeriod(tokens, from) && isOf(tokens, from + 1, AND)) {
      var end = isOf(tokens, from + 2, ONE) ? from + 3 : from + 2;
      if (isOf(tokens, end, HALVES)) {
        var unit = tokens.get(from).word().split("_")[1];
        var value = BigDecimal.ONE.add(HALF).multiply(Units.scale(unit));
        return quantity(value, Units.unit(unit), tokens, from, end + 1, sentence);
      }
    }
    var whole = isOf(tokens, from, ONE) ? 1 : 0;
    var unitAt = from + whole;
    if (isOf(tokens, unitAt, HALVES)) {
      var at =
          isOf(tokens, unitAt + 1, ONE) || isOf(tokens, unitAt + 1, Set.of("-"))
              ? unitAt + 2
              : unitAt + 1;
      return isTime(tokens, at) ? measured(HALF, tokens, from, at, at + 1, sentence) : null;
    }
    if (whole == 0 || !isTime(tokens, unitAt) || !isOf(tokens, unitAt + 1, AND)) {
      return null;
    }
    var end = isOf(tokens, unitAt + 2, ONE) ? unitAt + 3 : unitAt + 2;
    return isOf(tokens, end, HALVES)
        ? measured(BigDecimal.ONE.add(HALF), tokens, from, unitAt, end + 1, sentence)
        : null;
  }

  private static Quantity measured(
      BigDecimal value, List<Token> tokens, int from, int unitAt, int to, String sentence) {
    var word = tokens.get(unitAt).word();
    var scaled = value.multiply(Units.scale(word));
    return quantity(scaled, Units.unit(word), tokens, from, to, sentence);
  }

  /** "an hour" as one phrase. */
  private static boolean isPeriod(List<Token> tokens, int at) {
    var words = tokens.get(at).word().split("_");
    return words.length == 2 && ONE.contains(words[0]) && Units.scale(words[1]) != null;
  }

  private static boolean isTime(List<Token> tokens, int at) {
    return at < tokens.size()
        && Set.of("ms", "month")
            .contains(Objects.requireNonNullElse(Units.unit(tokens.get(at).word()), ""))
        && Units.scale(tokens.get(at).word()) != null;
  }

  private static boolean isOf(List<Token> tokens, int at, Set<String> words) {
    return at < tokens.size() && words.contains(tokens.get(at).word());
  }

  /** "two and a half". */
  private static boolean isAndHalf(List<Token> tokens, int at) {
    return at + 2 < tokens.size()
        && tokens.get(at).is("and")
        && tokens.get(at + 1).is("a")
        && tokens.get(at + 2).is("half");
  }

  /** "3D" is no number, and "cada quincena" a period. */
  private static boolean isOfName(List<Token> tokens, int at) {
    var next = at + 1 < tokens.size() ? tokens.get(at + 1) : null;
    return tokens.get(at).isNumber()
            && next != null
            && next.is("d")
            && next.start() == tokens.get(at).end()
        || FORTNIGHTS.contains(tokens.get(at).word())
            && !(next != null && OF_WHOLE.contains(next.word()));
  }

  /** "du neuf": new, not nine. */
  private static boolean isNew(List<Token> tokens, int at) {
    return tokens.get(at).is("neuf")
        && at > 0
        && Set.of("du", "en", "a").contains(tokens.get(at - 1).word());
  }

  /** A bare letter is a factor only where it is tied to the number: 38m, but 38 m are metres. */
  private static boolean isFactor(List<Token> tokens, int at) {
    var token = tokens.get(at);
    return NumberWords.factor(token.word()) != null
        && (token.word().length() > 1
            || token.start() == tokens.get(at - 1).end()
            || token.is("k")
            || token.surface().equals("M"));
  }

  /** "Within a day", "auf eine Stunde": as long as a day, and not how often. */
  private static boolean isOnePeriod(List<Token> tokens, int from) {
    return from > 0
        && from + 1 < tokens.size()
        && ONE.contains(tokens.get(from).word())
        && BEFORE_PERIOD.contains(tokens.get(from - 1).word())
        && "ms".equals(Units.unit(tokens.get(from + 1).word()));
  }

  /** "Six tenths" of a point, where no whole follows of which they are a share. */
  private static BigDecimal tenths(List<Token> tokens, int from) {
    var value = tokens.get(from).isWord() ? NumberWords.value(tokens.get(from).word()) : null;
    return value != null
            && from + 1 < tokens.size()
            && TENTHS.contains(tokens.get(from + 1).word())
            && !(from + 2 < tokens.size() && OF_WHOLE.contains(tokens.get(from + 2).word()))
        ? value.movePointLeft(1)
        : null;
  }

  private static String currency(String word) {
    var unit = Units.unit(word);
    return unit != null && unit.length() == 3 && Units.scale(word) == null ? unit : null;
  }

  private static Quantity quantity(
      BigDecimal value, String unit, List<Token> tokens, int from, int to, String sentence) {
    var counted = new ArrayList<String>();
    var last = Math.min(tokens.size(), to + COUNTED_REACH);
    for (var i = to; i < last && counted.size() < COUNTED_WORDS; i++) {
      var it = tokens.get(i);
      if (it.kind() == Token.Kind.SIGN && !it.is("-")
          || it.isNumber()
          || i > to && isSeveral(it) && !OF_WHOLE.contains(tokens.get(to).word())
          || i > to && isEndOfRange(tokens, i)
          || Clause.isLink(it.word())) {
        break;
      }
      var isCounted = it.isContent() || Lexicon.INSTANCE.is("learner", it.word());
      if (isCounted && !Lexicon.INSTANCE.isRhythm(it.key())) {
        counted.add(it.key());
      }
    }
    if (counted.contains("=team") || isOfTeam(tokens, from)) {
      counted.remove("=people");
    }
    var group = from > 1 && tokens.get(from - 1).isWord() ? tokens.get(from - 2) : null;
    if (group != null
        && OF.contains(tokens.get(from - 1).word())
        && Fractions.isGroup(group)
        && counted.isEmpty()) {
      counted.addFirst(group.key());
    }
    if (isOfTeam(tokens, from)
        && tokens.get(from - 1).isWord()
        && !Clause.isLink(tokens.get(from - 1).word())
        && !counted.contains("=team")) {
      counted.addFirst("=team");
    }
    if (counted.isEmpty() && isOneOf(tokens, from) && unit.isEmpty()) {
      counted.addAll(Derived.OTHER_PEOPLE);
    }
    var bound = bound(tokens, from, to);
    var surface = sentence.substring(tokens.get(from).start(), tokens.get(to - 1).end());
    return new Quantity(
        value.stripTrailingZeros(),
        unit,
        bound,
        role(tokens, from, bound),
        counted,
        from,
        to,
        surface);
  }

  /** A number in words; "one" is often an article. */
  private static boolean isSeveral(Token it) {
    var value = it.isWord() ? NumberWords.value(it.word()) : null;
    return value != null && value.compareTo(BigDecimal.ONE) > 0;
  }

  /** "From twelve to eight days". */
  private static boolean isEndOfRange(List<Token> tokens, int at) {
    return RANGES.contains(tokens.get(at - 1).word())
        && tokens.get(at).isWord()
        && NumberWords.value(tokens.get(at).word()) != null;
  }

  /** "As one of three": the others are people, too. */
  private static boolean isOneOf(List<Token> tokens, int from) {
    return from > 2
        && OF.contains(tokens.get(from - 1).word())
        && ONE.contains(tokens.get(from - 2).word())
        && AS.contains(tokens.get(from - 3).word());
  }

  private static boolean isOfTeam(List<Token> tokens, int from) {
    return tokens.subList(Math.max(0, from - 2), from).stream()
        .anyMatch(it -> it.key().equals("=team"));
  }

  private static Quantity.Bound bound(List<Token> tokens, int from, int to) {
    if (isOfSeveral(tokens, from)) {
      return Quantity.Bound.SEVERAL;
    }
    for (var i = from; i < to; i++) {
      if (tokens.get(i).is("+")) {
        return Quantity.Bound.ABOVE;
      }
    }
    for (var i = to; i < Math.min(tokens.size(), to + BOUND_REACH) && tokens.get(i).isWord(); i++) {
      if (MAXIMUM.contains(tokens.get(i).word())) {
        return Quantity.Bound.BELOW; // "40 at the most"
      }
    }
    if (value(tokens.get(from)) != null && from > 0 && tokens.get(from - 1).is("gut")) {
      return Quantity.Bound.ABOVE;
    }
    if (from > 1
        && OF.contains(tokens.get(from - 1).word())
        && MAXIMUM.contains(tokens.get(from - 2).word())) {
      return Quantity.Bound.BELOW; // "a maximum of six"
    }
    for (var i = from - 1; i >= Math.max(0, from - 3); i--) {
      var word = tokens.get(i).word();
      if (isComparison(tokens, i)) {
        var isLess = LESS.contains(tokens.get(i - 1).word());
        return isLess ? Quantity.Bound.BELOW : Quantity.Bound.ABOVE;
      }
      if (BEHIND_BOUNDS.contains(word)) {
        continue;
      }
      if (word.equals("over") && isDuring(tokens, i, from)) {
        break;
      }
      if (word.equals("to") || word.equals("zu")) {
        var up = i > 0 ? tokens.get(i - 1).word() : "";
        return up.equals("up") || up.equals("bis") ? Quantity.Bound.BELOW : Quantity.Bound.NONE;
      }
      if (UNTIL.contains(word)) {
        var isRange =
            tokens.subList(Math.max(0, i - RANGE_REACH), i).stream()
                .anyMatch(it -> value(it) != null);
        return isRange ? Quantity.Bound.NONE : Quantity.Bound.BELOW;
      }
      if (word.equals("plus") && i == from - 1) {
        break; // "the shop plus nine cafés"
      }
      if (BELOW.contains(word) || word.equals("weniger")) {
        return isDenied(tokens, i) ? Quantity.Bound.ABOVE : Quantity.Bound.BELOW;
      }
      if (ABOVE.contains(word) || word.equals("more") || word.equals("mehr")) {
        return isDenied(tokens, i) ? Quantity.Bound.BELOW : Quantity.Bound.ABOVE;
      }
      if (word.equals("as") && i > 1 && Set.of("many", "much").contains(tokens.get(i - 1).word())) {
        return Quantity.Bound.BELOW;
      }
      var isArticle = word.equals("d'") || i == from - 1 && ONE.contains(word);
      if (currency(word) == null && !word.equals("a") && !isArticle) {
        break;
      }
    }
    return Quantity.Bound.NONE;
  }

  /** "Older than 60 days", "länger als": the comparative says which way. */
  private static boolean isComparison(List<Token> tokens, int at) {
    return at > 0
        && COMPARED.contains(tokens.get(at).word())
        && tokens.get(at - 1).word().endsWith("er")
        && !ABOVE.contains(tokens.get(at - 1).word())
        && !BELOW.contains(tokens.get(at - 1).word());
  }

  /** "Tried out over three months": for so long; "for over three months" is longer. */
  private static boolean isDuring(List<Token> tokens, int over, int number) {
    var unit = tokens.stream().skip(number + 1L).limit(2).map(Token::word);
    return over > 0
        && tokens.get(over - 1).isWord()
        && !Lexicon.INSTANCE.isFunction(tokens.get(over - 1).word())
        && unit.map(Units::unit).anyMatch(it -> "ms".equals(it) || "month".equals(it));
  }

  private static boolean isDenied(List<Token> tokens, int bound) {
    return bound > 0 && NO.contains(tokens.get(bound - 1).word());
  }

  /** "Several thousand", "thousands", where no number stands before. */
  private static boolean isOfSeveral(List<Token> tokens, int from) {
    var word = tokens.get(from).word();
    return NumberWords.factor(word) != null
        && from > 0
        && SEVERAL.contains(tokens.get(from - 1).word());
  }

  private static Quantity.Role role(List<Token> tokens, int from, Quantity.Bound bound) {
    for (var i = from - 1; i >= Math.max(0, from - 4); i--) {
      var word = tokens.get(i).word();
      if (INSTEAD.contains(word)) {
        return Quantity.Role.FROM;
      }
      if (BY.contains(word) && !(i == from - 1 && NumberWords.isRound(tokens.get(from).word()))) {
        // "supported by six helpers"
        var isOfHelp = i > 0 && Lexicon.INSTANCE.level(tokens.get(i - 1).word()) == Level.ASSIST;
        return isOfHelp ? Quantity.Role.NONE : Quantity.Role.BY;
      }
      if (TO.contains(word)) {
        var up = i > 0 ? tokens.get(i - 1).word() : "";
        var isBound = up.equals("up") || UNTIL.contains(word) && bound == Quantity.Bound.BELOW;
        return isBound ? Quantity.Role.NONE : Quantity.Role.TO;
      }
      if (ROMANCE_BY.contains(word) && isBehindChange(tokens, i) && !isStart(tokens, from)) {
        return Quantity.Role.BY;
      }
      if (FROM.contains(word)) {
        return Quantity.Role.FROM;
      }
      if (!ABOVE.contains(word) && !BELOW.contains(word) && currency(word) == null) {
        return Quantity.Role.NONE;
      }
    }
    return Quantity.Role.NONE;
  }

  /** "Réduit de", "bajaron en". */
  private static boolean isBehindChange(List<Token> tokens, int at) {
    return at > 0
        && (Set.of("=reduce", "=increase").contains(tokens.get(at - 1).key())
            || Lexicon.INSTANCE.is("becoming", tokens.get(at - 1).word()));
  }

  /** Whether an end follows: "de 62 à 47", "de tres horas a una". */
  private static boolean isStart(List<Token> tokens, int from) {
    return IntStream.range(from + 1, Math.min(tokens.size() - 1, from + RANGE_REACH))
        .takeWhile(i -> tokens.get(i).isWord() || tokens.get(i).is("%"))
        .anyMatch(i -> RANGES.contains(tokens.get(i).word()) && value(tokens.get(i + 1)) != null);
  }

  /** The number that the token is; null where it is none. */
  static BigDecimal value(Token token) {
    if (token.isWord()) {
      return NumberWords.value(token.word());
    }
    return token.isNumber() ? parsed(token.word()) : null;
  }

  /** Separators before groups of three digits are thousands, others decimals. */
  private static BigDecimal parsed(String text) {
    if (text.length() > LONGEST_NUMBER) {
      return BigDecimal.valueOf(-1);
    }
    var plain = text.replace(" ", "").replace("'", "");
    var last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
    if (last < 0) {
      return new BigDecimal(plain);
    }
    var sign = plain.charAt(last);
    var isOnly = plain.indexOf('.') < 0 || plain.indexOf(',') < 0;
    var repeats = plain.indexOf(sign) != last;
    var threeBehind = plain.length() - last == 4;
    var thousands = repeats || isOnly && threeBehind && !plain.startsWith("0");
    if (thousands) {
      return new BigDecimal(plain.replace(".", "").replace(",", ""));
    }
    var whole = plain.substring(0, last).replace(".", "").replace(",", "");
    return new BigDecimal(whole + "." + plain.substring(last + 1));
  }
}
