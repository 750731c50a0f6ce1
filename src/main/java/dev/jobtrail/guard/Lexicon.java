package dev.jobtrail.guard;

import dev.jobtrail.text.TextResource;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words that the guard knows; read from {@code guard/words.txt}. */
final class Lexicon {

  /** The most words that a phrase has. */
  static final int LONGEST_PHRASE = 5;

  private static final int SHORTEST_STEM = 4;
  private static final List<String> VERB_ENDINGS = List.of("s", "es", "ed", "ing");
  private static final int SHORTEST_INFLECTED = 7;

  /** The first part of a compound; shorter ones begin other words, too. */
  private static final int SHORTEST_KIND = 6;

  /** Endings of German, French and Spanish verbs, and those of their infinitives. */
  private static final Map<String, List<String>> INFINITIVES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("e", List.of("en", "er")),
              Map.entry("o", List.of("ar", "er", "ir")),
              Map.entry("ais", List.of("er")),
              Map.entry("ait", List.of("er")),
              Map.entry("aba", List.of("ar")),
              Map.entry("ia", List.of("er", "ir")),
              Map.entry("ando", List.of("ar")),
              Map.entry("iendo", List.of("er", "ir"))));

  private static final List<String> INFLECTIONS =
      List.of("e", "en", "er", "es", "em", "a", "as", "os", "n");

  /** Endings of feminine titles, and those of masculine ones. */
  private static final Map<String, List<String>> GENDERS =
      new TreeMap<>(
          Map.of(
              "in", List.of("", "e"),
              "a", List.of("o", ""),
              "euse", List.of("eur"),
              "rice", List.of("eur"),
              "iere", List.of("ier"),
              "enne", List.of("en"),
              "e", List.of(""),
              "fe", List.of(""),
              "ess", List.of("er", "")));

  private static final Set<String> RHYTHMS =
      Set.of(
          "=daily",
          "=weekly",
          "=monthly",
          "=annual",
          "=fortnightly",
          "=quarterly",
          "=semiannual",
          "=hourly",
          "=twice_weekly",
          "=per_shift");

  /** Sections of one name in several files are one. */
  private static final List<String> FILES =
      List.of(
          "words.txt", "rules.txt", "synonyms.txt", "ordinary.txt", "roots.txt", "products.txt");

  /** Endings of titles of several people. */
  private static final List<String> PLURALS = List.of("s", "es", "nen", "en", "n");

  private static final List<String> DEPUTY = List.of("sub", "vice", "vize");

  private static final List<String> INFINITIVE_ENDINGS =
      List.of("", "e", "er", "ir", "re", "ar", "en");

  private static final List<String> AGENT_ENDINGS =
      List.of("", "er", "or", "eur", "euse", "ant", "ante", "ador", "edor", "idor", "adora");

  private static final List<String> GERMAN_ADJECTIVE_ENDINGS = List.of("e", "em", "en", "er", "es");

  static final Lexicon INSTANCE = new Lexicon();

  private final Map<String, Set<String>> sections = new HashMap<>();
  private final Map<String, String> keys = new HashMap<>();
  private final Map<String, String> stems = new HashMap<>();
  private final Map<String, String> roots = new HashMap<>();
  private final Set<String> ranks = new HashSet<>();
  private final Map<String, Integer> least = new HashMap<>();
  private final Map<String, Integer> scopes = new HashMap<>();
  private final Set<String> phrases = new HashSet<>();
  private final Map<String, Integer> fluencies = new HashMap<>();
  private final Map<String, String> kinds = new LinkedHashMap<>();
  private final Map<String, Integer> promises = new HashMap<>();
  private final Set<String> ordinaryStems = new HashSet<>();
  private final Set<String> adjectiveStems = new HashSet<>();
  private final Map<String, Set<String>> implied = new HashMap<>();
  private final Set<String> ambiguous = new HashSet<>();
  private final Map<Level, Set<String>> levels = new EnumMap<>(Level.class);

  private Lexicon() {
    for (var level : Level.values()) {
      var name = level.name().toLowerCase(Locale.ROOT);
      levels.put(level, sections.computeIfAbsent(name, it -> new HashSet<>()));
    }
    var section = "";
    for (var line : lines()) {
      if (line.startsWith("[")) {
        section = line.substring(1, line.length() - 1);
        sections.putIfAbsent(section, new HashSet<>());
      } else {
        read(section, line);
      }
    }
    readStems();
    Stream.of(keys.keySet(), ranks, scopes.keySet(), least.keySet(), allWords())
        .flatMap(Set::stream)
        .filter(it -> it.contains("_"))
        .forEach(phrases::add);
    is("ordinary").forEach(it -> ordinaryStems.add(Stem.of(it)));
    is("ordinary").forEach(it -> ordinaryStems.add(Stem.of(it, TextLanguage.FRENCH)));
    is("adjective").forEach(it -> adjectiveStems.add(Stem.of(it)));
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

  /** Whether the word only joins others. */
  boolean isFunction(String word) {
    return is("function", word);
  }

  /** Whether the word is one of everyday language, in one of its forms. */
  boolean isOrdinary(String word) {
    return is("ordinary", word)
        || ordinaryStems.contains(Stem.of(word))
        || word.length() > SHORTEST_STEM
            && ordinaryStems.contains(Stem.of(word, TextLanguage.FRENCH))
        || isOrdinaryAdjective(word);
  }

  boolean isOrdinaryAdjective(String word) {
    return is("adjective", word) || adjectiveStems.contains(Stem.of(word));
  }

  /** Whether the word says how often or how something is done, and nothing of what. */
  boolean isManner(String word) {
    return is("manner", word) || word.length() > SHORTEST_INFLECTED && word.endsWith("ly");
  }

  /** Whether the key is that of "daily", "monthly" and the like. */
  boolean isRhythm(String key) {
    return RHYTHMS.contains(key);
  }

  /** Whether the word or phrase only tells how, when or why something else is so. */
  boolean isMarker(String word) {
    return is("manner", word)
        || word.contains("_")
            && !keys.containsKey(word)
            && !isStrong(word)
            && !is("title", word)
            && !NumberWords.isPhrase(word);
  }

  /** How well a language is known, from the least on; null where the word says nothing of it. */
  Integer fluency(String word) {
    return fluencies.get(word);
  }

  /** The kind that the word names, as "group:number"; null where it names none. */
  String kind(String word) {
    return kinds.get(word);
  }

  /** The kind that a German compound begins with: "Grundschulkinder"; null without one. */
  String kindOfCompound(String word) {
    return kinds.entrySet().stream()
        .filter(it -> it.getKey().length() >= SHORTEST_KIND && word.startsWith(it.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  /** The number of the topic of a promise that the word names; null where it names none. */
  Integer promise(String word) {
    return promises.get(word);
  }

  boolean isNegation(String word) {
    return is("negation", word);
  }

  boolean isHedge(String word) {
    return is("hedge", word) || isHedgeInflected(word) || isHedgeFeminine(word);
  }

  /** "Anfängerin". */
  private boolean isHedgeFeminine(String word) {
    return word.length() >= SHORTEST_INFLECTED
        && word.endsWith("erin")
        && is("hedge", word.substring(0, word.length() - 2));
  }

  /** "Begonnene": a German participle with the ending of an adjective. */
  private boolean isHedgeInflected(String word) {
    return word.length() >= SHORTEST_INFLECTED
        && GERMAN_ADJECTIVE_ENDINGS.stream()
            .filter(word::endsWith)
            .map(it -> word.substring(0, word.length() - it.length()))
            .anyMatch(it -> it.endsWith("en") && is("hedge", it));
  }

  boolean isStrong(String word) {
    return is("strong", word) || ranks.contains(word) || scopes.containsKey(word);
  }

  boolean isTitle(String word) {
    return isListedTitle(word) || isTradeTitle(word) || isDeputyTitle(word);
  }

  /** "Physiotherapists", "profesores", "Lehrerinnen": the plural of a title. */
  boolean isTitleOfSeveral(String word) {
    return PLURALS.stream()
        .filter(word::endsWith)
        .map(it -> word.substring(0, word.length() - it.length()))
        .anyMatch(it -> it.length() > SHORTEST_STEM && isTitle(it));
  }

  /** "Subgobernanta": the prefix makes a lower title of a title. */
  private boolean isDeputyTitle(String word) {
    return DEPUTY.stream()
        .filter(word::startsWith)
        .map(it -> word.substring(it.length()))
        .anyMatch(it -> it.length() > SHORTEST_STEM && (isListedTitle(it) || isTradeTitle(it)));
  }

  /**
   * @param infinitive of a verb
   * @return whether the title of an occupation is made of the verb: "teacher", "asesor"; what is no
   *     other word, such as "monitor", is done in any occupation
   */
  boolean hasAgent(String infinitive) {
    return INFINITIVE_ENDINGS.stream()
        .filter(infinitive::endsWith)
        .map(it -> infinitive.substring(0, infinitive.length() - it.length()))
        .filter(it -> it.length() >= SHORTEST_STEM)
        .anyMatch(
            stem ->
                AGENT_ENDINGS.stream()
                    .map(it -> stem + it)
                    .anyMatch(it -> !it.equals(infinitive) && isTitle(it)));
  }

  private boolean isListedTitle(String word) {
    return is("title", word) || isCompoundTitle(word);
  }

  /** Titles of the knowledge base, except those that are also everyday words. */
  private boolean isTradeTitle(String word) {
    return TradeTerms.INSTANCE.isTitle(word)
        && !isFunction(word)
        && !isFree(word)
        && !isHedge(word)
        && !isOrdinary(word)
        && listedLevel(word) == null
        && !keys.containsKey(word)
        && !stems.containsKey(Stem.of(word));
  }

  /** German titles are compounds: a word that ends as a leader's title is a leader's title. */
  private boolean isCompoundTitle(String word) {
    return word.length() > SHORTEST_INFLECTED
        && is("ending").stream().anyMatch(it -> word.endsWith(it) && !word.equals(it));
  }

  /** Whether the word is known as a phrase of any kind; words of a phrase are parted by "_". */
  boolean isPhrase(String phrase) {
    return phrases.contains(phrase) || NumberWords.isPhrase(phrase);
  }

  /** The least level that has the word; null where none has. */
  Level level(String word) {
    var listed = listedLevel(word);
    if (listed != null
        || word.length() < SHORTEST_STEM
        || keys.containsKey(word)
        || is("participant", word)) {
      return listed;
    }
    return Stream.concat(
            VERB_ENDINGS.stream()
                .filter(word::endsWith)
                .map(it -> word.substring(0, word.length() - it.length()))
                .flatMap(it -> Stream.of(it, it + "e")),
            INFINITIVES.entrySet().stream()
                .filter(it -> word.endsWith(it.getKey()))
                .flatMap(
                    it ->
                        it.getValue().stream()
                            .map(
                                end ->
                                    word.substring(0, word.length() - it.getKey().length()) + end)))
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
    return key(word, TextLanguage.UNKNOWN);
  }

  String key(String word, TextLanguage language) {
    var known = keys.get(word);
    if (known != null) {
      return known;
    }
    var base = baseOfTitle(word);
    if (base != null) {
      return keys.getOrDefault(base, Stem.of(base));
    }
    var masculine = masculine(word);
    if (masculine != null) {
      return masculine;
    }
    // a title is often a line of one word, whose language cannot be told
    var stem = isTradeTitle(word) ? Stem.of(word) : Stem.of(word, language);
    return isFunction(word) ? stem : stems.getOrDefault(stem, stem);
  }

  /** The key of "Mitarbeiter" for "Mitarbeiterinnen"; null without one. */
  private String masculine(String word) {
    return word.endsWith("innen")
        ? keys.get(word.substring(0, word.length() - "innen".length()))
        : null;
  }

  /** The masculine form of a feminine title, so that both are one; null where it is none. */
  private String baseOfTitle(String word) {
    if (!isTitle(word) && !isRank(word)) {
      return null;
    }
    return GENDERS.entrySet().stream()
        .filter(it -> word.endsWith(it.getKey()))
        .flatMap(
            it ->
                it.getValue().stream()
                    .map(end -> word.substring(0, word.length() - it.getKey().length()) + end))
        .filter(it -> isTitle(it) || isRank(it))
        .findFirst()
        .orElse(null);
  }

  /** Keys of what somebody who knows this technology knows too. */
  Set<String> impliedBy(String key) {
    return implied.getOrDefault(key, Set.of());
  }

  /** Whether they are forms of one irregular verb, or a noun made of it. */
  boolean haveOneRoot(String one, String other) {
    var root = roots.get(one);
    return root != null && root.equals(roots.get(other));
  }

  boolean is(String section, String word) {
    return is(section).contains(word);
  }

  private Set<String> allWords() {
    return sections.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
  }

  Set<String> is(String section) {
    return sections.getOrDefault(section, Set.of());
  }

  /** "group: words of one kind | words of another". */
  private void readKinds(String line) {
    var group = line.substring(0, line.indexOf(':') + 1);
    var alternatives = line.substring(group.length()).split("\\|");
    for (var i = 0; i < alternatives.length; i++) {
      for (var word : alternatives[i].strip().split(" ")) {
        kinds.put(word, group + i);
      }
    }
  }

  private void read(String section, String line) {
    switch (section) {
      case "rank" -> ranks.addAll(Arrays.asList(line.split(" ")));
      case "root" -> {
        for (var word : line.split(" ")) {
          roots.put(word, line);
        }
      }
      case "least" -> {
        var words = line.split(" ");
        for (var word : words) {
          least.put(word, Integer.valueOf(words[0]));
        }
      }
      case "fluency" -> {
        readOrdered(line, fluencies);
        sections.get(section).addAll(Arrays.asList(line.split(" ")));
      }
      case "promise" -> {
        readOrdered(line, promises);
        sections.get(section).addAll(Arrays.asList(line.split(" ")));
      }
      case "scope" -> readOrdered(line, scopes);
      case "kind" -> {
        if (line.contains(":")) {
          readKinds(line);
        } else {
          sections.get(section).addAll(Arrays.asList(line.split(" ")));
        }
      }
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
          if (word.contains("_")) {
            keys.putIfAbsent(word, "=" + word);
          }
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
          if (key.startsWith("=") && !word.contains("_") && !isListedTitle(key.substring(1))) {
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
    var key = keys.getOrDefault(name(words[0]), sign + name(words[0]));
    for (var word : words) {
      keys.putIfAbsent(name(word), key);
    }
  }

  private static void readOrdered(String line, Map<String, Integer> order) {
    var place = order.values().stream().mapToInt(it -> it + 1).max().orElse(0);
    for (var word : line.split(" ")) {
      order.putIfAbsent(word, place);
    }
  }

  private static List<String> lines() {
    return FILES.stream()
        .flatMap(it -> TextResource.lines("/guard/" + it).stream())
        .map(it -> Tokens.withoutElisions(it.strip()))
        .toList();
  }
}
