package dev.jobtrail.error;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Says in one sentence what is wrong with a JSON body, and what is expected in its place. */
public final class JsonFault {

  private static final ObjectMapper NAMES = new ObjectMapper();

  /** Jackson has no exception class for it. */
  private static final Pattern DUPLICATE = Pattern.compile("(?s)Duplicate field '(.*)'");

  /** Of a property's name in a message, in characters. */
  private static final int LONGEST_NAME = 100;

  private static final Set<Class<?>> WHOLE_NUMBERS =
      Set.of(int.class, Integer.class, long.class, Long.class, short.class, Short.class);
  private static final Set<Class<?>> NUMBERS =
      Set.of(double.class, Double.class, float.class, Float.class, BigDecimal.class, Number.class);

  private JsonFault() {}

  /** The sentence for the person who sent the body. */
  public static String describe(JacksonException e) {
    return error(e).getMessage();
  }

  /** The error to answer with. */
  static ApiException error(JacksonException e) {
    return cause(e) instanceof InputCoercionException number && e instanceof JsonMappingException it
        ? ApiException.invalid(
            path(it.getPath()), "must be a whole number from %s to %s", least(number), most(number))
        : new ApiException(ErrorCode.BAD_REQUEST, text(e));
  }

  private static Message text(JacksonException e) {
    var cause = cause(e);
    var duplicate = DUPLICATE.matcher(String.valueOf(cause.getOriginalMessage()));
    if (cause instanceof StreamReadException && duplicate.matches()) {
      return duplicate(e, Truncation.truncate(duplicate.group(1), LONGEST_NAME));
    }
    if (cause instanceof StreamConstraintsException) {
      return Message.of("The body is nested too deeply, or has a text or number that is too long.");
    }
    if (!(e instanceof JsonMappingException mapping)) {
      return Message.of("The body is not valid JSON.");
    }
    var at = path(mapping.getPath());
    if (e instanceof UnrecognizedPropertyException) {
      return Message.of("The property %s is unknown.", at);
    }
    return at.isEmpty()
        ? Message.of("The body %s.", expectation(mapping))
        : Message.of("The property %s %s.", at, expectation(mapping));
  }

  private static Message duplicate(JacksonException e, String name) {
    return e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()
        ? Message.of("The property %s has the name \"%s\" twice.", path(mapping.getPath()), name)
        : Message.of("The body has the property \"%s\" twice.", name);
  }

  /** What the parser said; the exceptions around it only tell where. */
  private static JacksonException cause(JacksonException e) {
    return e.getCause() instanceof JacksonException cause ? cause(cause) : e;
  }

  private static long least(InputCoercionException e) {
    return e.getTargetType() == int.class ? Integer.MIN_VALUE : Long.MIN_VALUE;
  }

  private static long most(InputCoercionException e) {
    return e.getTargetType() == int.class ? Integer.MAX_VALUE : Long.MAX_VALUE;
  }

  private static Message expectation(JsonMappingException e) {
    if (e instanceof ValueInstantiationException made && made.getType().isEnumType()) {
      return Message.of("must be one of: %s", names(made.getType().getRawClass()));
    }
    return e instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null
        ? expectation(mismatch, mismatch.getTargetType())
        : Message.of("has the wrong type or value");
  }

  private static Message expectation(MismatchedInputException e, Class<?> type) {
    if (type.isEnum()) {
      return Message.of("must be one of: %s", names(type));
    }
    if (type == boolean.class || type == Boolean.class) {
      return Message.of("must be true or false");
    }
    if (WHOLE_NUMBERS.contains(type)) {
      return Message.of("must be a whole number");
    }
    if (NUMBERS.contains(type)) {
      return Message.of("must be a number");
    }
    if (type == String.class) {
      return e instanceof InvalidFormatException text && text.getValue() instanceof String
          ? Message.of("has a character that cannot be stored, such as NUL")
          : Message.of("must be a string");
    }
    if (type == Instant.class) {
      return Message.of("must be a time such as 2026-11-21T02:34:56.789Z");
    }
    if (type == LocalDate.class) {
      return Message.of("must be a date such as 2026-11-21");
    }
    if (type == UUID.class) {
      return Message.of("must be a UUID");
    }
    return Collection.class.isAssignableFrom(type) || type.isArray()
        ? Message.of("must be an array")
        : Message.of("must be an object");
  }

  /** The constants of an enum as they are written in JSON. */
  private static String names(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(it -> NAMES.valueToTree(it).asText())
        .collect(Collectors.joining(", "));
  }

  private static String path(List<JsonMappingException.Reference> references) {
    var path = new StringBuilder();
    for (var reference : references) {
      if (reference.getFieldName() == null) {
        path.append('[').append(reference.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(reference.getFieldName());
      }
    }
    return path.toString();
  }
}
