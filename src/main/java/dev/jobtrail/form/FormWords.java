package dev.jobtrail.form;

import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Truncation;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Compares texts of pages with known phrases. */
final class FormWords {

  private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}\\u200b]+");

  private static final Pattern COUNT = Pattern.compile("\\s*[(\\[]\\d+[)\\]]$");

  private FormWords() {}

  static String excerpt(String text, int longest) {
    return Truncation.abbreviate(SPACES.matcher(text).replaceAll(" ").strip(), longest);
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

  /** The folded words in their order. */
  static List<String> words(String text) {
    return Tokenizer.tokenize(text).stream().map(TextToken::folded).toList();
  }

  /** The folded words, with their plus: "5+ years" is another answer than "5 years". */
  static Set<String> tokens(String text) {
    var words = new LinkedHashSet<String>();
    for (var token : Tokenizer.tokenize(text)) {
      var before = token.begin() > 0 && text.charAt(token.begin() - 1) == '+' ? "+" : "";
      var after = token.end() < text.length() && text.charAt(token.end()) == '+' ? "+" : "";
      words.add(before + token.folded() + after);
    }
    return words;
  }

  /** The option that is meant by a text: the same text, or the same words. */
  static Optional<String> option(String wanted, List<String> options) {
    return options.stream()
        .filter(wanted::equals)
        .findFirst()
        .or(() -> options.stream().filter(it -> same(it, wanted)).findFirst())
        .or(() -> options.stream().filter(it -> sameTokens(it, wanted)).findFirst())
        .or(() -> only(options.stream().filter(it -> same(withoutCount(it), wanted)).toList()));
  }

  /** The option by which a list names a value, without the count that it may show with it. */
  static String named(String value, List<String> options) {
    return options.contains(value)
        ? value
        : only(options.stream().filter(it -> same(it, withoutCount(value))).toList()).orElse(value);
  }

  private static Optional<String> only(List<String> meant) {
    return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
  }

  /** "Berlin (12)" is found twelve times. */
  private static String withoutCount(String option) {
    return COUNT.matcher(option).replaceAll("");
  }

  private static boolean sameTokens(String one, String other) {
    var words = tokens(one);
    return !words.isEmpty() && words.equals(tokens(other));
  }

  /**
   * The suggestion for a typed text: the shortest one that contains all of its tokens, or one that
   * equals its first part.
   */
  static Optional<String> suggestion(String wanted, List<String> suggestions) {
    var all = tokens(wanted);
    var exact = option(wanted, suggestions);
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

  /** The part before the first comma. */
  static String firstPart(String text) {
    var comma = text.indexOf(',');
    return (comma < 0 ? text : text.substring(0, comma)).strip();
  }
}
