package dev.jobtrail.platform;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.hibernate.orm.JsonFormat;
import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import jakarta.inject.Singleton;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.format.FormatMapper;
import org.hibernate.type.format.jackson.JacksonJsonFormatMapper;

/**
 * JSON settings of the database: written as in the API, but read leniently, because replicas of an
 * earlier or later version know other fields.
 */
@Singleton
@JsonFormat
@PersistenceUnitExtension
class StoredJson implements FormatMapper {

  private final FormatMapper jackson;

  StoredJson(ObjectMapper wire) {
    jackson =
        new JacksonJsonFormatMapper(
            wire.copy()
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES));
  }

  @Override
  public <T> T fromString(CharSequence json, JavaType<T> type, WrapperOptions options) {
    return jackson.fromString(json, type, options);
  }

  @Override
  public <T> String toString(T value, JavaType<T> type, WrapperOptions options) {
    return jackson.toString(value, type, options);
  }
}
