package dev.jobtrail.builder;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.WireName;
import java.util.Locale;

/** The state of a suggestion. */
public enum SuggestionState {
  @JsonProperty("staged")
  STAGED,
  @JsonProperty("accepted")
  ACCEPTED,
  @JsonProperty("rejected")
  REJECTED,
  /** The resume has changed so that it does not apply any more. */
  @JsonProperty("stale")
  STALE;

  /**
   * The state of a name on the wire.
   *
   * @throws ApiException VALIDATION_FAILED for any other text
   */
  static SuggestionState ofWireName(String name) {
    return WireName.parse(SuggestionState.class, name, "state");
  }

  String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
