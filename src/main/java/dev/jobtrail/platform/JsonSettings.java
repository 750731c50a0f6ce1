package dev.jobtrail.platform;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.regex.Pattern;
import org.openapitools.jackson.nullable.JsonNullableModule;

/**
 * Strict JSON settings of the API: times with exactly three decimals, absent distinguished from
 * null; unknown or repeated properties, type coercion and trailing content are refused.
 */
@Singleton
public class JsonSettings implements ObjectMapperCustomizer {

  private static final DateTimeFormatter MILLISECONDS =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  /** After Quarkus's own, whose module for times would write whole seconds without decimals. */
  @Override
  public int priority() {
    return QUARKUS_CUSTOMIZER_PRIORITY - 1;
  }

  @Override
  public void customize(ObjectMapper mapper) {
    mapper.registerModule(new JsonNullableModule());
    mapper.registerModule(
        new SimpleModule("jobtrail")
            .addSerializer(Instant.class, new InstantSerializer())
            .addDeserializer(String.class, new TextDeserializer(false))
            .addDeserializer(Instant.class, IsoDeserializer.OF_TIMES)
            .addDeserializer(LocalDate.class, IsoDeserializer.OF_DATES)
            .setDeserializerModifier(new PatchDeserializers()));
    mapper.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    mapper.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    mapper.enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
    mapper.enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    mapper.enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
    mapper.configure(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES, false);
    mapper.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT);
    mapper.getFactory().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION.mappedFeature());
    refuseCoercion(mapper);
  }

  @SuppressWarnings("deprecation") // the builder that replaces it is not offered to customizers
  private static void refuseCoercion(ObjectMapper mapper) {
    mapper.configure(MapperFeature.ALLOW_COERCION_OF_SCALARS, false);
    mapper
        .coercionConfigDefaults()
        .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail);
    mapper
        .coercionConfigFor(LogicalType.Textual)
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  /** The wire form of a time, such as {@code 2026-11-21T02:34:56.789Z}. */
  public static String wireForm(Instant instant) {
    return MILLISECONDS.format(instant);
  }

  private static final class InstantSerializer extends StdScalarSerializer<Instant> {

    InstantSerializer() {
      super(Instant.class);
    }

    @Override
    public void serialize(Instant value, JsonGenerator generator, SerializerProvider provider)
        throws IOException {
      generator.writeString(wireForm(value));
    }
  }

  /** Refuses texts with characters that the database cannot store. */
  private static final class TextDeserializer extends StdScalarDeserializer<String>
      implements ContextualDeserializer {

    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cc}\\u2028\\u2029]+");

    private final boolean isOneLine;

    TextDeserializer(boolean isOneLine) {
      super(String.class);
      this.isOneLine = isOneLine;
    }

    @Override
    public JsonDeserializer<?> createContextual(
        DeserializationContext context, BeanProperty property) {
      return property != null && property.getAnnotation(OneLine.class) != null
          ? new TextDeserializer(true)
          : this;
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      var text = StringDeserializer.instance.deserialize(parser, context);
      if (text != null && !WellFormedText.is(text)) {
        throw new InvalidFormatException(
            parser, "a NUL character or half a surrogate pair", text, String.class);
      }
      return isOneLine && text != null ? oneLine(text) : text;
    }

    private static String oneLine(String text) {
      var controls = CONTROLS.matcher(text);
      return controls.find() ? controls.replaceAll(" ").strip() : text;
    }

    @Override
    public LogicalType logicalType() {
      return LogicalType.Textual;
    }
  }
}
