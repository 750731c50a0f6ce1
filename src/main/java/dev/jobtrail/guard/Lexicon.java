package dev.jobtrail.guard;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The words that the guard knows; read from {@code guard/words.txt}. */
final class Lexicon {

  /** The most words that a phrase has. */
  static final int LONGEST_PHRASE = 5;

  private static final int SHORTEST_STEM = 4;
  private static final List<String> VERB_ENDINGS = List.of("s", "es", "ed", "ing");
  private static final int SHORTEST_INFLECTED = 7;
  private static final List<String> INFLECTIONS =
      List.of("e", "en", "er", "es", "em", "a", "as", "os", "n");

  static final Lexicon INSTANCE = new Lexicon();

  private final Map<String, Set<String>> sections = new HashMap<>();
  private final Map<String, String> keys = new HashMap<>();
  private final Map<String, String> stems = new HashMap<>();
  private final Set<String> ranks = new HashSet<>();
  private final Map<String, Integer> least = new HashMap<>();
  private final Map<String, Integer> scopes = new HashMap<>();
  private final Map<String, Set<String>> implied = new HashMap<>();
  private final Set<String> ambiguous = new HashSet<>();
  private final Map<Level, Set<String>> levels = new EnumMap<>(Level.class);

  private Lexicon() {
    var section = "";
    for (var line : lines()) {
      if (line.startsWith("[")) {
        section = line.substring(1, line.length() - 1);
        sections.put(section, new HashSet<>());
      } else {
        read(section, line);
      }
    }
    readStems();
    for (var level : Level.values()) {
      levels.put(level, sections.get(level.name().toLowerCase(Locale.ROOT)));
    }
  }

  boolean isFree(String word) {
    return is("free", word) || is("heading", word) || isFreeInflected(word);
  }

  private boolean isFreeInflected(String word) {
    if (word.length() < SHORTEST_INFLECTED) {
      return false;
    }
    return INFLECTIONS.stream()
        .filter(word::endsWith)
        .map(it -> word.substring(0, word.length() - it.length()))
        .anyMatch(it -> is("free", it) || is("free", it + "o"));
  }

  boolean isNegation(String word) {
    return is("negation", word);
  }

  boolean isHedge(String word) {
    return is("hedge", word);
  }

  boolean isStrong(String word) {
    return is("strong", word) || ranks.contains(word) || scopes.containsKey(word);
  }

  boolean isTitle(String word) {
    return is("title", word);
  }

  /** Whether the word is known as a phrase of any kind; words of a phrase are parted by "_". */
  boolean isPhrase(String phrase) {
    return keys.containsKey(phrase)
        || sections.values().stream().anyMatch(it -> it.contains(phrase));
  }

  /** The least level that has the word; null where none has. */
  Level level(String word) {
    var listed = listedLevel(word);
    if (listed != null || word.length() < SHORTEST_STEM || keys.containsKey(word)) {
      return listed;
    }
    return VERB_ENDINGS.stream()
        .filter(word::endsWith)
        .map(it -> word.substring(0, word.length() - it.length()))
        .flatMap(it -> Stream.of(it, it + "e"))
        .map(this::listedLevel)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private Level listedLevel(String word) {
    for (var level : Level.values()) {
      if (levels.get(level).contains(word)) {
        return level;
      }
    }
    return null;
  }

  /** Whether the word says how high somebody stands. */
  boolean isRank(String word) {
    return ranks.contains(word);
  }

  /** From 0 (local) on; null where the word says nothing of reach. */
  Integer scope(String word) {
    return scopes.get(word);
  }

  /** Null where the word does not speak of many. */
  Integer least(String word) {
    return least.get(word);
  }

  boolean isTechnology(String key) {
    return key.startsWith("#");
  }

  /** Whether the name of a technology is also an everyday word, and only its capital tells. */
  boolean isAmbiguous(String word) {
    return ambiguous.contains(word);
  }

  /** What all words of one meaning share: "=" and a word, "#" and a technology, or a stem. */
  String key(String word) {
    var known = keys.get(word);
    if (known != null) {
      return known;
    }
    var stem = Stem.of(word);
    return stems.getOrDefault(stem, stem);
  }

  /** Keys of what somebody who knows this technology knows too. */
  Set<String> impliedBy(String key) {
    return implied.getOrDefault(key, Set.of());
  }

  boolean is(String section, String word) {
    return sections.get(section).contains(word);
  }

  private void read(String section, String line) {
    switch (section) {
      case "rank" -> ranks.addAll(Arrays.asList(line.split(" ")));
      case "least" -> {
        var words = line.split(" ");
        for (var word : words) {
          least.put(word, Integer.valueOf(words[0]));
        }
      }
      case "scope" -> readOrdered(line, scopes);
      case "same" -> readGroup(line, "=");
      case "technology" -> {
        if (line.contains(" = ")) {
          readGroup(line, "#");
        } else {
          for (var word : line.split(" ")) {
            readTechnology(word);
          }
        }
      }
      case "implies" -> {
        var sides = line.split(" > ");
        for (var word : sides[1].split(" ")) {
          implied.computeIfAbsent(key(sides[0]), it -> new HashSet<>()).add(key(word));
        }
      }
      default -> sections.get(section).addAll(Arrays.asList(line.split(" ")));
    }
  }

  /** Forms of known words that the file does not list; stems of two meanings are left alone. */
  private void readStems() {
    var ambiguousStems = new HashSet<String>();
    keys.forEach(
        (word, key) -> {
          var stem = Stem.of(word);
          if (key.startsWith("=") && !word.contains("_") && !isTitle(key.substring(1))) {
            var other = stems.put(stem, key);
            if (stem.length() < SHORTEST_STEM || other != null && !other.equals(key)) {
              ambiguousStems.add(stem);
            }
          }
        });
    stems.keySet().removeAll(ambiguousStems);
  }

  private void readTechnology(String word) {
    var name = name(word);
    keys.putIfAbsent(name, "#" + name);
  }

  private String name(String word) {
    if (!word.startsWith("~")) {
      return word;
    }
    ambiguous.add(word.substring(1));
    return word.substring(1);
  }

  private void readGroup(String line, String sign) {
    var words = line.split(" = ");
    for (var word : words) {
      keys.putIfAbsent(name(word), sign + name(words[0]));
    }
  }

  private static void readOrdered(String line, Map<String, Integer> order) {
    var place = order.values().stream().mapToInt(it -> it + 1).max().orElse(0);
    for (var word : line.split(" ")) {
      order.putIfAbsent(word, place);
    }
  }

  private static List<String> lines() {
    try (var in = Lexicon.class.getResourceAsStream("/guard/words.txt")) {
      var result = new ArrayList<String>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(String::strip)
          .filter(it -> !it.isEmpty() && !it.startsWith("# ") && !it.equals("#"))
          .forEach(result::add);
      return result;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
