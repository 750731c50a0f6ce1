package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.text.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** The phrases of one language and tone, from {@code ai/letter/}. */
final class LetterPhrases {

  private static final Map<Language, Map<String, List<String>>> ALL = new EnumMap<>(Language.class);

  static {
    for (var language : Language.values()) {
      ALL.put(language, read(language));
    }
  }

  /** Parts whose phrases say the same in other words. */
  private static final Pattern TURNED =
      Pattern.compile(
          "(?:opening|ask|task|named|brought|more|led|reason|closing|thanks)(?:\\..*)?");

  private final Map<String, List<String>> phrases;
  private final Map<String, Integer> turns = new HashMap<>();
  private final String tone;
  private final int start;

  /**
   * @param letter what tells the letters of one person apart
   */
  LetterPhrases(Language language, CoverLetterTone tone, String letter) {
    phrases = ALL.get(language);
    this.tone = tone.name().toLowerCase(Locale.ROOT);
    start = letter.hashCode();
  }

  /** The phrases of a name, those of the tone before those of any tone. */
  List<String> all(String name) {
    var all = new ArrayList<>(turned(name, phrases.getOrDefault(name + "." + tone, List.of())));
    all.addAll(turned(name, phrases.getOrDefault(name, List.of())));
    return all;
  }

  /** Begins a part with another phrase the next time. */
  void turn(String part) {
    turns.merge(part, 1, Integer::sum);
  }

  /** Begins every part with its first phrase again. */
  void restart() {
    turns.clear();
  }

  private List<String> turned(String name, List<String> all) {
    if (all.size() < 2 || !TURNED.matcher(name).matches()) {
      return all;
    }
    var turned = new ArrayList<>(all);
    var count =
        turns.entrySet().stream()
            .filter(it -> name.startsWith(it.getKey()))
            .mapToInt(Map.Entry::getValue)
            .sum();
    Collections.rotate(turned, -Math.floorMod(start + count, all.size()));
    return turned;
  }

  String first(String name) {
    var all = all(name);
    return all.isEmpty() ? "" : all.getFirst();
  }

  /** Every phrase of a language, for tests. */
  static List<String> of(Language language) {
    return ALL.get(language).values().stream().flatMap(List::stream).toList();
  }

  private static Map<String, List<String>> read(Language language) {
    var phrases = new HashMap<String, List<String>>();
    for (var line : lines("/ai/letter/" + language.code() + ".txt")) {
      var end = line.indexOf(']');
      phrases
          .computeIfAbsent(line.substring(1, end), it -> new ArrayList<>())
          .add(line.substring(end + 1).strip());
    }
    return phrases;
  }

  private static List<String> lines(String name) {
    try (var source = Objects.requireNonNull(LetterPhrases.class.getResourceAsStream(name), name)) {
      var text = new String(source.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(it -> !it.isBlank() && !it.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** With its blank; the Spanish "y" is "e" before the same sound. */
  static String and(String and, String next) {
    return and.equals("y") && next.matches("(?iu)[«\"]?h?[ií](?!e).*") ? "e " : and + " ";
  }

  /** "a, b and c". */
  static String list(List<String> items, String and) {
    if (items.size() < 2) {
      return String.join("", items);
    }
    var last = items.size() - 1;
    return String.join(", ", items.subList(0, last))
        + " "
        + and(and, items.get(last))
        + items.get(last);
  }
}
