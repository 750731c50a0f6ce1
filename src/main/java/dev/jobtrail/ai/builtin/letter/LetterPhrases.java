package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.TextResource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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

  /** Parts whose phrases differ in nothing but their words; the first of others says more. */
  private static final Pattern VARIED =
      Pattern.compile(
          "(?:ask|task|named|brought|first|led|again|more|before|earlier|reason|closing|thanks|certificate)(?:\\..*)?");

  private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{2}).*");

  private final Map<String, List<String>> phrases;
  private final SentenceFrames frames;
  private final Variation variation;
  private final String tone;
  private final int start;

  /**
   * @param letter what tells the letters of one person apart
   */
  LetterPhrases(Language language, CoverLetterTone tone, String letter) {
    phrases = ALL.get(language);
    frames = new SentenceFrames(language);
    variation = new Variation(language);
    this.tone = tone.name().toLowerCase(Locale.ROOT);
    start = letter.hashCode();
  }

  /** The phrases of a name, those of the tone before those of any tone. */
  List<String> all(String name) {
    var all = new ArrayList<>(ofTone(name));
    all.addAll(ofAnyTone(name));
    return all;
  }

  private List<String> ofTone(String name) {
    return turned(name, phrases.getOrDefault(name + "." + tone, List.of()));
  }

  private List<String> ofAnyTone(String name) {
    return turned(name, phrases.getOrDefault(name, List.of()));
  }

  /** Takes a sentence of the letter, which the next ones do not repeat where they can. */
  void tell(String sentence) {
    variation.tell(sentence);
  }

  /** Whether a sentence would be the third in a row that begins with one word. */
  boolean isMonotonous(String sentence) {
    return variation.isThird(sentence);
  }

  /** Begins behind these sentences again. */
  void restart(List<String> told) {
    variation.restart(told);
  }

  private List<String> turned(String name, List<String> all) {
    if (all.size() < 2 || !TURNED.matcher(name).matches()) {
      return all;
    }
    var turned = new ArrayList<>(all);
    Collections.rotate(turned, -Math.floorMod(start, all.size()));
    return turned;
  }

  String first(String name) {
    var all = all(name);
    return all.isEmpty() ? "" : all.getFirst();
  }

  /**
   * The phrases of a name with their places filled in, as far as there are values for all; those
   * that repeat least of the letter first. One of the tone gives way to one of any tone where it
   * would be the third in a row that begins with one word.
   */
  List<String> filled(String name, Map<String, String> values, boolean isPlural) {
    var ofTone = filled(ofTone(name), values, isPlural);
    var ofAnyTone = filled(ofAnyTone(name), values, isPlural);
    var isVaried = VARIED.matcher(name).matches();
    return Stream.of(ofTone, ofAnyTone)
        .flatMap(it -> (isVaried ? variation.sorted(it) : it).stream())
        .sorted(Comparator.comparing(variation::isThird))
        .toList();
  }

  private List<String> filled(List<String> all, Map<String, String> values, boolean isPlural) {
    return all.stream()
        .map(it -> frames.fill(it, values, isPlural))
        .filter(it -> !it.isEmpty())
        .toList();
  }

  /** "a, b and c" in the letter's language. */
  String listed(List<String> items) {
    return list(items, first("and"));
  }

  /** "July 2022"; the year where the month is not known. */
  String month(String date) {
    if (date.matches("\\d{4}")) {
      return date;
    }
    var matcher = DATE.matcher(date);
    var months = first("months").split(" ");
    if (!matcher.matches()
        || Integer.parseInt(matcher.group(2)) > months.length
        || matcher.group(2).equals("00")) {
      return "";
    }
    return first("date")
        .replace("{month}", months[Integer.parseInt(matcher.group(2)) - 1])
        .replace("{year}", matcher.group(1));
  }

  /** Every phrase of a language, for tests. */
  static List<String> of(Language language) {
    return ALL.get(language).values().stream().flatMap(List::stream).toList();
  }

  private static Map<String, List<String>> read(Language language) {
    var phrases = new HashMap<String, List<String>>();
    for (var line : TextResource.lines("/ai/letter/" + language.code() + ".txt")) {
      var end = line.indexOf(']');
      phrases
          .computeIfAbsent(line.substring(1, end), it -> new ArrayList<>())
          .add(line.substring(end + 1).strip());
    }
    return phrases;
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
