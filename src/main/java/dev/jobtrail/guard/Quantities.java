package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds numbers, however they are written, and what they measure. */
final class Quantities {

  private static final int LONGEST_NUMBER = 24;
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
          "upwards");
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
          "bajo",
          "menos",
          "less",
          "fewer",
          "maximal",
          "hochstens",
          "maximum");
  private static final Set<String> BY = Set.of("by", "um", "un");
  private static final Set<String> TO = Set.of("to", "auf", "al", "hasta");
  private static final Set<String> FROM = Set.of("from", "von", "de", "desde");
  private static final Set<String> RANGES = Set.of("to", "-", "bis", "auf", "al", "a", "hasta");
  private static final Map<String, String> UNITS = units();
  private static final Map<String, BigDecimal> SCALES = scales();
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
      var it = at(tokens, i, sentence);
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
      var first = all.get(i);
      var second = all.get(i + 1);
      if (first.unit().isEmpty()
          && first.counted().isEmpty()
          && !second.unit().isEmpty()
          && second.from() == first.to() + 1
          && RANGES.contains(tokens.get(first.to()).word())) {
        var scale = SCALES.getOrDefault(tokens.get(second.to() - 1).word(), BigDecimal.ONE);
        all.set(i, first.measuredIn(second.unit(), scale));
      }
    }
    return all;
  }

  private static Quantity at(List<Token> tokens, int from, String sentence) {
    var multiple = MULTIPLES.get(tokens.get(from).word());
    if (multiple != null) {
      return quantity(new BigDecimal(multiple), "times", tokens, from, from + 1, sentence);
    }
    var value = value(tokens.get(from));
    if (value == null) {
      return null;
    }
    var to = from + 1;
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
    while (to < tokens.size() && isFactor(tokens, to)) {
      value = value.multiply(NumberWords.factor(tokens.get(to).word()));
      to++;
    }
    var plus = to < tokens.size() && tokens.get(to).is("+");
    var unitAt = plus ? to + 1 : to;
    if (unitAt < tokens.size() && tokens.get(unitAt).is("-")) {
      unitAt++;
    }
    var unit = unitAt < tokens.size() ? UNITS.get(tokens.get(unitAt).word()) : null;
    if (unit == null && unitAt + 1 < tokens.size() && tokens.get(unitAt).is("por")) {
      unit = tokens.get(unitAt + 1).is("ciento") ? "%" : null;
      unitAt++;
    }
    var end = unit == null ? plus ? to + 1 : to : unitAt + 1;
    if (unit == null && from > 0) {
      unit = currency(tokens.get(from - 1).word());
    }
    var scale = unit == null || end == to ? null : SCALES.get(tokens.get(end - 1).word());
    var scaled = scale == null ? value : value.multiply(scale);
    return quantity(scaled, unit == null ? "" : unit, tokens, from, end, sentence);
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

  private static String currency(String word) {
    var unit = UNITS.get(word);
    return unit != null && unit.length() == 3 && !SCALES.containsKey(word) ? unit : null;
  }

  private static Quantity quantity(
      BigDecimal value, String unit, List<Token> tokens, int from, int to, String sentence) {
    var counted = new ArrayList<String>();
    for (var i = to; i < tokens.size() && counted.size() < COUNTED_WORDS; i++) {
      var it = tokens.get(i);
      if (it.kind() == Token.Kind.SIGN && !it.is("-") || it.isNumber()) {
        break;
      }
      if (it.isContent()) {
        counted.add(it.key());
      }
    }
    if (counted.contains("=team") || isOfTeam(tokens, from)) {
      counted.remove("=people");
    }
    var bound = bound(tokens, from, to);
    var surface = sentence.substring(tokens.get(from).start(), tokens.get(to - 1).end());
    return new Quantity(
        value.stripTrailingZeros(), unit, bound, role(tokens, from), counted, from, to, surface);
  }

  /** Whether the word measures what a number before it counts. */
  static boolean isUnit(String word) {
    return UNITS.containsKey(word);
  }

  private static boolean isOfTeam(List<Token> tokens, int from) {
    return tokens.subList(Math.max(0, from - 2), from).stream()
        .anyMatch(it -> it.key().equals("=team"));
  }

  private static Quantity.Bound bound(List<Token> tokens, int from, int to) {
    for (var i = from; i < to; i++) {
      if (tokens.get(i).is("+")) {
        return Quantity.Bound.ABOVE;
      }
    }
    for (var i = from - 1; i >= Math.max(0, from - 3); i--) {
      var word = tokens.get(i).word();
      if (word.equals("than") || word.equals("als") || word.equals("de") || word.equals("que")) {
        continue;
      }
      if (word.equals("to") || word.equals("zu")) {
        var up = i > 0 ? tokens.get(i - 1).word() : "";
        return up.equals("up") || up.equals("bis") ? Quantity.Bound.BELOW : Quantity.Bound.NONE;
      }
      if (BELOW.contains(word) || word.equals("weniger")) {
        return Quantity.Bound.BELOW;
      }
      if (ABOVE.contains(word) || word.equals("more") || word.equals("mehr")) {
        return Quantity.Bound.ABOVE;
      }
      if (!tokens.get(i).is("$") && !tokens.get(i).is("€") && !word.equals("a")) {
        break;
      }
    }
    return Quantity.Bound.NONE;
  }

  private static Quantity.Role role(List<Token> tokens, int from) {
    for (var i = from - 1; i >= Math.max(0, from - 4); i--) {
      var word = tokens.get(i).word();
      if (BY.contains(word)) {
        return Quantity.Role.BY;
      }
      if (TO.contains(word)) {
        var up = i > 0 ? tokens.get(i - 1).word() : "";
        return up.equals("up") ? Quantity.Role.NONE : Quantity.Role.TO;
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

  private static BigDecimal value(Token token) {
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

  private static Map<String, String> units() {
    var result = new HashMap<String, String>();
    units(result, "%", "% percent prozent pct");
    units(result, "% points", "percentage prozentpunkte prozentpunkten puntos");
    units(result, "times", "x times fold × fach mal veces");
    units(result, "EUR", "€ eur euro euros");
    units(result, "USD", "$ usd dollar dollars dolares us$");
    units(result, "GBP", "£ gbp pound pounds pfund libras");
    units(result, "CHF", "chf franken francs francos");
    units(result, "JPY", "¥ jpy yen");
    for (var code : "CZK PLN SEK NOK DKK HUF CAD AUD INR BRL MXN ARS COP CLP CNY".split(" ")) {
      units(result, code, PlainText.folded(code));
    }
    units(
        result,
        "ms",
        "ms millisecond milliseconds millisekunden milisegundos s sec second seconds sekunde"
            + " sekunden segundo segundos min minute minutes minuten minuto minutos h hour hours"
            + " stunde stunden hora horas day days tag tage tagen dia dias week weeks woche wochen"
            + " semana semanas");
    units(
        result,
        "month",
        "month months monat monate monaten mes meses year years yr yrs jahr jahre jahren ano anos"
            + " quarter quarters quartal quartale quartalen trimestre trimestres");
    units(result, "kg", "kg kilo kilos kilogram kilograms kilogramm kilogramos");
    units(result, "ton", "t ton tons tonne tonnes tonnen toneladas");
    units(result, "km", "km kilometre kilometres kilometer kilometers kilometern kilometros");
    units(result, "GB", "gb gigabyte gigabytes");
    units(result, "TB", "tb terabyte terabytes");
    units(result, "MB", "mb megabyte megabytes");
    return Map.copyOf(result);
  }

  private static void units(Map<String, String> units, String unit, String words) {
    for (var word : words.split(" ")) {
      units.put(word, unit);
    }
  }

  private static Map<String, BigDecimal> scales() {
    var result = new HashMap<String, BigDecimal>();
    scales(result, 1, "ms millisecond milliseconds millisekunden milisegundos");
    scales(result, 1000, "s sec second seconds sekunde sekunden segundo segundos");
    scales(result, 60_000, "min minute minutes minuten minuto minutos");
    scales(result, 3_600_000, "h hour hours stunde stunden hora horas");
    scales(result, 86_400_000, "day days tag tage tagen dia dias");
    scales(result, 604_800_000, "week weeks woche wochen semana semanas");
    scales(result, 1, "month months monat monate monaten mes meses");
    scales(result, 3, "quarter quarters quartal quartale quartalen trimestre trimestres");
    scales(result, 12, "year years yr yrs jahr jahre jahren ano anos");
    return Map.copyOf(result);
  }

  private static void scales(Map<String, BigDecimal> scales, long scale, String words) {
    for (var word : words.split(" ")) {
      scales.put(word, BigDecimal.valueOf(scale));
    }
  }
}
