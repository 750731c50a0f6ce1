package dev.jobtrail.form;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Compares texts of pages with what was meant. */
final class FormWords {

  private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}\\u200b]+");
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern SPLIT = Pattern.compile("[^\\p{L}\\p{N}+]+");

  private FormWords() {}

  static String cut(String text, int most) {
    String line = SPACES.matcher(text).replaceAll(" ").strip();
    return line.length() <= most
        ? line
        : line.substring(0, line.offsetByCodePoints(0, line.codePointCount(0, most - 1))) + "…";
  }

  /** One line in lower case. */
  static String plain(String text) {
    return SPACES
        .matcher(Normalizer.normalize(text, Normalizer.Form.NFC))
        .replaceAll(" ")
        .strip()
        .toLowerCase(Locale.ROOT);
  }

  static boolean same(String one, String other) {
    return plain(one).equals(plain(other));
  }

  static String digits(String text) {
    return text.replaceAll("\\D", "");
  }

  /** The words without accents, in lower case. */
  static Set<String> tokens(String text) {
    String bare = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
    Set<String> words = new LinkedHashSet<>();
    Arrays.stream(SPLIT.split(bare.toLowerCase(Locale.ROOT)))
        .filter(it -> !it.isEmpty())
        .forEach(words::add);
    return words;
  }

  /** The option that is meant by a text: the same text, or the same words. */
  static Optional<String> option(String wanted, List<String> options) {
    return options.stream()
        .filter(wanted::equals)
        .findFirst()
        .or(() -> options.stream().filter(it -> same(it, wanted)).findFirst())
        .or(() -> options.stream().filter(it -> sameTokens(it, wanted)).findFirst());
  }

  private static boolean sameTokens(String one, String other) {
    Set<String> words = tokens(one);
    return !words.isEmpty() && words.equals(tokens(other));
  }

  /**
   * The suggestion that is meant by what was typed: one that says all of it and the least beside,
   * or one that begins with the same name and says nothing else.
   */
  static Optional<String> suggestion(String wanted, List<String> suggestions) {
    Set<String> all = tokens(wanted);
    Optional<String> exact = option(wanted, suggestions);
    if (exact.isPresent() || all.isEmpty()) {
      return exact;
    }
    return suggestions.stream()
        .filter(it -> tokens(it).containsAll(all))
        .min(
            Comparator.comparing((String it) -> !same(firstPart(it), firstPart(wanted)))
                .thenComparing(it -> tokens(it).size()))
        .or(
            () ->
                suggestions.stream()
                    .filter(it -> all.containsAll(tokens(it)))
                    .filter(it -> same(firstPart(it), firstPart(wanted)))
                    .max(Comparator.comparing(it -> tokens(it).size())));
  }

  /** What stands before the first comma. */
  static String firstPart(String text) {
    int comma = text.indexOf(',');
    return (comma < 0 ? text : text.substring(0, comma)).strip();
  }
}
