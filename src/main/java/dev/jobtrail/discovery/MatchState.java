package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The state of a match. */
public enum MatchState {
  @JsonProperty("new")
  NEW,
  @JsonProperty("added")
  ADDED,
  @JsonProperty("tracked")
  TRACKED,
  @JsonProperty("dismissed")
  DISMISSED,
  @JsonProperty("expired")
  EXPIRED
}
