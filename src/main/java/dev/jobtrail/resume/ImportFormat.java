package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.reactive.ReactiveResume;
import java.util.Locale;

/** What an imported document is written in. */
public enum ImportFormat {
  AUTO,
  JSON_RESUME,
  REACTIVE_RESUME;

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The document as JSON Resume; whether it keeps the schema is not looked at.
   *
   * @throws ApiException VALIDATION_FAILED for one that cannot be of this format
   */
  JsonNode toJsonResume(JsonNode document) {
    return switch (this) {
      case AUTO ->
          (ReactiveResume.is(document) ? REACTIVE_RESUME : JSON_RESUME).toJsonResume(document);
      case JSON_RESUME -> ImportedLinks.repaired(document);
      case REACTIVE_RESUME -> {
        if (!ReactiveResume.is(document)) {
          throw ApiException.invalid("data", "is no document that Reactive Resume exports");
        }
        yield ReactiveResume.toJsonResume(document);
      }
    };
  }
}
