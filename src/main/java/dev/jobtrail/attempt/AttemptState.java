package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The state of a run and its allowed successors. */
public enum AttemptState {
  @JsonProperty("filling")
  FILLING,
  @JsonProperty("asking")
  ASKING,
  @JsonProperty("ready")
  READY,
  @JsonProperty("submitting")
  SUBMITTING,
  @JsonProperty("done")
  DONE;

  boolean canBecome(AttemptState next) {
    return successors().contains(next);
  }

  private Set<AttemptState> successors() {
    return switch (this) {
      case FILLING -> EnumSet.of(ASKING, READY, SUBMITTING, DONE);
      case ASKING -> EnumSet.of(FILLING, DONE);
      // back to filling with corrections
      case READY -> EnumSet.of(FILLING, SUBMITTING, DONE);
      // back if the form differs from the reviewed one
      case SUBMITTING -> EnumSet.of(ASKING, READY, DONE);
      case DONE -> EnumSet.noneOf(AttemptState.class);
    };
  }

  /** The name on the wire. */
  String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
