package dev.jobtrail.platform;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jsr310.deser.InstantDeserializer;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalDateDeserializer;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.regex.Pattern;

/**
 * Reads a time or a date from an ISO 8601 string with a year of four digits.
 *
 * <p>Jackson's own deserializers also accept numbers of an epoch, arrays of fields, times as dates
 * and years before Christ.
 */
final class IsoDeserializer<T> extends StdScalarDeserializer<T> {

  static final IsoDeserializer<Instant> OF_TIMES =
      new IsoDeserializer<>(
          Instant.class, "[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt].*", InstantDeserializer.INSTANT);

  static final IsoDeserializer<LocalDate> OF_DATES =
      new IsoDeserializer<>(
          LocalDate.class, "[0-9]{4}-[0-9]{2}-[0-9]{2}", LocalDateDeserializer.INSTANCE);

  private final Pattern form;
  private final JsonDeserializer<T> ofText;

  private IsoDeserializer(Class<T> type, String form, JsonDeserializer<T> ofText) {
    super(type);
    this.form = Pattern.compile(form);
    this.ofText = ofText;
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      context.handleUnexpectedToken(handledType(), parser);
    }
    if (!form.matcher(parser.getText()).matches()) {
      context.handleWeirdStringValue(handledType(), parser.getText(), "not in ISO 8601 form");
    }
    return ofText.deserialize(parser, context);
  }

  @Override
  public LogicalType logicalType() {
    return LogicalType.DateTime;
  }
}
