package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Reads German words that begin with a number: fünfköpfig, dreimonatig, achtseitig. */
final class NumberCompounds {

  /**
   * @param unit as {@link Quantity} has it
   * @param counted keys of what is counted
   */
  record Compound(BigDecimal value, String unit, List<String> counted) {}

  private static final Compound SHIFTS =
      new Compound(BigDecimal.ONE, "", List.of(Lexicon.INSTANCE.key("schicht")));

  private static final Map<String, Compound> TAILS =
      Map.of(
          "kopfig", new Compound(BigDecimal.ONE, "", Derived.PEOPLE),
          "jahrig", new Compound(BigDecimal.valueOf(12), "month", List.of()),
          "monatig", new Compound(BigDecimal.ONE, "month", List.of()),
          "wochig", new Compound(BigDecimal.valueOf(604_800_000), "ms", List.of()),
          "tagig", new Compound(BigDecimal.valueOf(86_400_000), "ms", List.of()),
          "stundig", new Compound(BigDecimal.valueOf(3_600_000), "ms", List.of()),
          "seitig", new Compound(BigDecimal.ONE, "", List.of("=page")),
          "fach", new Compound(BigDecimal.ONE, "times", List.of()),
          "sprachig", new Compound(BigDecimal.ONE, "", List.of("=language")),
          "schichtbetrieb", SHIFTS);

  private static final List<String> ENDINGS = List.of("en", "er", "es", "em", "e", "");

  private NumberCompounds() {}

  /** Null where the word is none. */
  static Compound of(String word) {
    return TAILS.keySet().stream()
        .filter(word::contains)
        .map(it -> word.substring(0, word.lastIndexOf(it)))
        .filter(it -> NumberWords.value(it) != null)
        .findFirst()
        .map(it -> of(NumberWords.value(it), word.substring(it.length())))
        .orElse(null);
  }

  /** The same where the number is told already: "14-köpfig"; null where the word is no such end. */
  static Compound of(BigDecimal value, String end) {
    return TAILS.entrySet().stream()
        .filter(it -> end.startsWith(it.getKey()))
        .filter(it -> ENDINGS.contains(end.substring(it.getKey().length())))
        .map(Map.Entry::getValue)
        .findFirst()
        .map(it -> new Compound(value.multiply(it.value()), it.unit(), it.counted()))
        .orElse(null);
  }
}
