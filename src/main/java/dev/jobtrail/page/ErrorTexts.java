package dev.jobtrail.page;

import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorText;
import dev.jobtrail.text.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Translates errors by their codes, constraints and formats, for people. */
public final class ErrorTexts {

  private static final String FILE = "/error/texts.txt";

  /** The languages of a text in the file, in their order below its key. */
  private static final Language[] LANGUAGES = {Language.GERMAN, Language.FRENCH, Language.SPANISH};

  /** Before the name of a property: the key of its label. */
  private static final String FIELD = "field ";

  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

  /** Read when the executable is built. */
  private static final Map<Language, Map<String, String>> ALL = read();

  private ErrorTexts() {}

  /** The error with its texts in a language; an English text that has no translation stays. */
  public static ErrorBody in(ErrorBody error, Language language) {
    if (language == Language.ENGLISH) {
      return error;
    }
    if (error.details() == null || error.details().isEmpty()) {
      return with(error, message(error, language), error.details());
    }
    var details = error.details().stream().map(it -> in(it, language)).toList();
    return with(error, sentence(details.getFirst(), language), details);
  }

  /** The error in the language of the current request's pages. */
  public static ErrorBody current(ErrorBody error) {
    return in(error, RequestLanguage.current());
  }

  /** What is wrong with a field, in one sentence; the detail is in the language already. */
  public static String sentence(ErrorBody.Detail detail, Language language) {
    var label = ALL.getOrDefault(language, Map.of()).get(FIELD + leaf(detail.field()));
    return (label == null ? detail.field() : label) + " " + detail.message();
  }

  /** The last name of a path or JSON pointer. */
  private static String leaf(String field) {
    return field.substring(Math.max(field.lastIndexOf('.'), field.lastIndexOf('/')) + 1);
  }

  /** The error of a field, with its text in a language. */
  public static ErrorBody.Detail in(ErrorBody.Detail detail, Language language) {
    return new ErrorBody.Detail(
        detail.field(),
        translated(detail.text(), language).orElse(detail.message()),
        detail.text());
  }

  /** A text that is unknown says more than its code alone, so it follows the code's text. */
  private static String message(ErrorBody error, Language language) {
    return translated(error.text(), language)
        .orElseGet(() -> ALL.get(language).get(error.code().name()) + " (" + error.message() + ")");
  }

  private static Optional<String> translated(ErrorText text, Language language) {
    return Optional.ofNullable(text)
        .map(it -> ALL.get(language).get(it.id()))
        .map(it -> filled(it, text.parameters(), language));
  }

  private static String filled(String pattern, Map<String, Object> values, Language language) {
    return PARAMETER
        .matcher(pattern)
        .replaceAll(it -> Matcher.quoteReplacement(value(values.get(it.group(1)), language)));
  }

  private static String value(Object value, Language language) {
    return switch (value) {
      case ErrorText text -> translated(text, language).orElseGet(text::english);
      case ErrorBody error -> in(error, language).message();
      case List<?> all ->
          all.stream().map(it -> value(it, language)).collect(Collectors.joining(" "));
      case null, default -> String.valueOf(value);
    };
  }

  private static ErrorBody with(ErrorBody error, String message, List<ErrorBody.Detail> details) {
    return new ErrorBody(
        error.code(), message, details, error.updatedAt(), error.existingId(), error.text());
  }

  /** The translations of all texts in a language, by their keys. */
  static Map<String, String> all(Language language) {
    return ALL.get(language);
  }

  private static Map<Language, Map<String, String>> read() {
    var all = new EnumMap<Language, Map<String, String>>(Language.class);
    for (var language : LANGUAGES) {
      all.put(language, new LinkedHashMap<>());
    }
    for (var block : source().split("\n\n+")) {
      var lines = block.lines().filter(it -> !it.startsWith("#") && !it.isBlank()).toList();
      for (var i = 1; i < lines.size(); i++) {
        all.get(LANGUAGES[i - 1]).put(lines.getFirst(), lines.get(i));
      }
    }
    return all;
  }

  private static String source() {
    try (var source = ErrorTexts.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(source).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
