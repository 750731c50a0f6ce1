package dev.jobtrail.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Words of several languages by their kind. Each line of the resource is a kind, the code of a
 * language, a colon, and words that are parted by commas and spaces.
 */
public final class LanguageWords {

  private static final Pattern LINE = Pattern.compile("([\\p{Ll}\\d-]+) \\p{Ll}{2}: (.+)");

  private final Map<String, List<String>> words = new LinkedHashMap<>();

  private LanguageWords() {}

  /** The words of a resource, which is named by its path from the root of the class path. */
  public static LanguageWords of(String path) {
    var of = new LanguageWords();
    for (var line : TextResource.lines(path)) {
      var matcher = LINE.matcher(line);
      if (!matcher.matches()) {
        throw new IllegalStateException(path + ": " + line);
      }
      of.words
          .computeIfAbsent(matcher.group(1), _ -> new ArrayList<>())
          .addAll(List.of(matcher.group(2).split(", ")));
    }
    of.words.replaceAll((_, words) -> List.copyOf(new LinkedHashSet<>(words)));
    return of;
  }

  /** An expression for one of the words, longer ones first, as an expression takes the first. */
  public static String anyOf(Stream<String> words, UnaryOperator<String> expression) {
    return words
        .distinct()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .map(expression)
        .collect(Collectors.joining("|"));
  }

  /** The words of a kind in all languages, each once, in the order of the resource. */
  public List<String> words(String kind) {
    return words.getOrDefault(kind, List.of());
  }
}
