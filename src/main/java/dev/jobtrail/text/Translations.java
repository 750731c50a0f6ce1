package dev.jobtrail.text;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The translations of texts that stand in the code in English, as in gettext: errors, and what the
 * service writes for the owner of an account.
 */
public final class Translations {

  /** Each has blocks of a key and its text in the languages, a line each. */
  private static final List<String> FILES =
      List.of(
          "/translations/advice.txt",
          "/translations/errors.txt",
          "/translations/fit.txt",
          "/translations/guard.txt",
          "/translations/reports.txt",
          "/translations/samples.txt",
          "/translations/work.txt");

  /** The languages of a text in the files, in their order below its key. */
  private static final Language[] LANGUAGES = {Language.GERMAN, Language.FRENCH, Language.SPANISH};

  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

  /** Read when the executable is built. */
  private static final Map<Language, Map<String, String>> ALL = read();

  private Translations() {}

  /** The text of a key in a language; empty for English and for unknown keys. */
  public static Optional<String> of(String key, Language language) {
    return Optional.ofNullable(all(language).get(key));
  }

  /** All texts in a language by their keys. */
  public static Map<String, String> all(Language language) {
    return ALL.getOrDefault(language, Map.of());
  }

  /** A text with values for the names in braces. */
  static String filled(String text, Function<String, Object> values) {
    return PARAMETER
        .matcher(text)
        .replaceAll(it -> Matcher.quoteReplacement(String.valueOf(values.apply(it.group(1)))));
  }

  private static Map<Language, Map<String, String>> read() {
    var all = new EnumMap<Language, Map<String, String>>(Language.class);
    for (var language : LANGUAGES) {
      all.put(language, new LinkedHashMap<>());
    }
    for (var file : FILES) {
      for (var block : TextResource.read(file).split("\n\n+")) {
        var lines = block.lines().filter(it -> !it.startsWith("#") && !it.isBlank()).toList();
        for (var i = 1; i < lines.size(); i++) {
          all.get(LANGUAGES[i - 1]).put(lines.getFirst(), lines.get(i));
        }
      }
    }
    return all;
  }
}
