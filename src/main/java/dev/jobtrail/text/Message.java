package dev.jobtrail.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A text for people with its parameters, for translation.
 *
 * @param id the English text with {@code %s} and {@code %d} for the parameters, or the key of a
 *     constraint
 * @param parameters by name; those of a format by their numbers, from 1. A value can be a text of
 *     its own, or a list of them
 */
public record Message(String id, Map<String, Object> parameters) implements Translatable {

  private static final String VERBATIM = "%s";

  /** The text of a format, which is a literal, so that a test finds those without a translation. */
  public static Message of(String format, Object... arguments) {
    var parameters = new LinkedHashMap<String, Object>();
    for (var i = 0; i < arguments.length; i++) {
      parameters.put(String.valueOf(i + 1), arguments[i]);
    }
    return new Message(format, parameters);
  }

  /** A text that is the same in all languages, such as a name. */
  public static Message verbatim(String text) {
    return new Message(VERBATIM, Map.of("1", text));
  }

  /** Whether the text needs no translation. */
  public boolean isVerbatim() {
    return id.equals(VERBATIM);
  }

  /** Texts with commas between them. */
  public static Translatable list(List<? extends Translatable> texts) {
    return joined(", ", texts);
  }

  /** Sentences, one behind the other. */
  public static Translatable sentences(List<? extends Translatable> texts) {
    return joined(" ", texts);
  }

  /** Texts with a separator between them. */
  public static Translatable joined(String separator, List<? extends Translatable> texts) {
    return language ->
        texts.stream()
            .map(it -> it.in(language))
            .collect(Collectors.joining(language.sign(separator)));
  }

  /** The English text. */
  public String english() {
    return in(Language.ENGLISH);
  }

  /** The text in a language; where it has no translation, the English one with its parts. */
  @Override
  public String in(Language language) {
    return Translations.of(id, language)
        .map(it -> Translations.filled(it, name -> value(parameters.get(name), language)))
        .orElseGet(() -> formatted(language));
  }

  private String formatted(Language language) {
    return parameters.isEmpty()
        ? id
        : id.formatted(parameters.values().stream().map(it -> value(it, language)).toArray());
  }

  private static Object value(Object parameter, Language language) {
    return switch (parameter) {
      case Translatable part -> part.in(language);
      case List<?> all -> joined(all, it -> String.valueOf(value(it, language)));
      case null, default -> parameter;
    };
  }

  private static String joined(List<?> all, Function<Object, String> text) {
    return all.stream().map(text).collect(Collectors.joining(" "));
  }
}
