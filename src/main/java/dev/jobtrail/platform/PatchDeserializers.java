package dev.jobtrail.platform;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.type.ReferenceType;
import java.io.IOException;
import org.openapitools.jackson.nullable.JsonNullable;
import org.openapitools.jackson.nullable.JsonNullableJackson2Deserializer;

/**
 * Gives a blank string of a property that can be absent to the type of its value.
 *
 * <p>The library takes such a property for absent unless its value is text.
 */
final class PatchDeserializers extends BeanDeserializerModifier {

  @Override
  public JsonDeserializer<?> modifyReferenceDeserializer(
      DeserializationConfig config,
      ReferenceType type,
      BeanDescription description,
      JsonDeserializer<?> deserializer) {
    return type.hasRawClass(JsonNullable.class)
        ? new PatchDeserializer(type, null, null)
        : deserializer;
  }

  private static final class PatchDeserializer extends JsonNullableJackson2Deserializer {

    PatchDeserializer(JavaType type, TypeDeserializer ofTypes, JsonDeserializer<?> ofValues) {
      super(type, null, ofTypes, ofValues);
    }

    @Override
    public JsonNullable<Object> deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      return referenceValue(_valueDeserializer.deserialize(parser, context));
    }

    @Override
    public JsonNullableJackson2Deserializer withResolved(
        TypeDeserializer ofTypes, JsonDeserializer<?> ofValues) {
      return new PatchDeserializer(_fullType, ofTypes, ofValues);
    }
  }
}
