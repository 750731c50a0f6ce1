package dev.jobtrail.error;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A text of an error with its parameters, for translation.
 *
 * @param id the English text with {@code %s} and {@code %d} for the parameters, or the key of a
 *     constraint
 * @param parameters by name; those of a format by their numbers, from 1. A value can be a text, an
 *     error, or a list of them
 */
public record ErrorText(String id, Map<String, Object> parameters) {

  /** The text of a format. */
  public static ErrorText of(String format, Object... arguments) {
    var parameters = new LinkedHashMap<String, Object>();
    for (var i = 0; i < arguments.length; i++) {
      parameters.put(String.valueOf(i + 1), arguments[i]);
    }
    return new ErrorText(format, parameters);
  }

  /** The English text of a format. */
  public String english() {
    if (parameters.isEmpty()) {
      return id;
    }
    return id.formatted(parameters.values().stream().map(ErrorText::english).toArray());
  }

  private static Object english(Object parameter) {
    return switch (parameter) {
      case ErrorText text -> text.english();
      case ErrorBody error -> error.message();
      case List<?> all ->
          all.stream().map(it -> String.valueOf(english(it))).collect(Collectors.joining(" "));
      case null, default -> parameter;
    };
  }
}
