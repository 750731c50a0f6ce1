package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;

/** Parses JSON as people edit it: with comments and trailing commas. */
final class JsonFiles {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA, JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private JsonFiles() {}

  /**
   * The object that the text holds.
   *
   * @throws ApiException VALIDATION_FAILED for anything else
   */
  static ObjectNode read(String text) {
    JsonNode document;
    try {
      document = MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      var place = e.getLocation();
      throw ApiException.invalid(
          "file",
          "is not valid JSON, near line %d, column %d",
          place.getLineNr(),
          place.getColumnNr());
    }
    if (document instanceof ObjectNode object) {
      return object;
    }
    throw ApiException.invalid("file", "is JSON, but not a resume: it must be an object");
  }
}
