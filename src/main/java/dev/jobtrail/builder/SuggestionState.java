package dev.jobtrail.builder;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.error.ApiException;
import java.util.Arrays;
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
    return Arrays.stream(values())
        .filter(it -> it.wireName().equals(name))
        .findFirst()
        .orElseThrow(
            () -> ApiException.invalid("state", "must be staged, accepted, rejected or stale"));
  }

  String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
