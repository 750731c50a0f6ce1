package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.reactive.ReactiveResume;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.ImportNotes;
import java.util.Locale;

/** The format of an imported document. */
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
   * The document as JSON Resume with what has one obvious reading repaired, not validated against
   * the schema.
   *
   * @throws ApiException VALIDATION_FAILED for one that cannot be of this format
   */
  JsonNode toJsonResume(JsonNode document, DocumentRepair repair) {
    return switch (this) {
      case AUTO ->
          (ReactiveResume.is(document) ? REACTIVE_RESUME : JSON_RESUME)
              .toJsonResume(document, repair);
      case JSON_RESUME -> repair.repaired(document, new ImportNotes());
      case REACTIVE_RESUME -> {
        if (!ReactiveResume.is(document)) {
          throw ApiException.invalid("data", "is not a Reactive Resume export");
        }
        yield ReactiveResume.toJsonResume(document);
      }
    };
  }
}
