package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What became of a found job. */
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
