package dev.jobtrail.ai;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The tone that a cover letter is written in. */
public enum CoverLetterTone {
  @JsonProperty("neutral")
  NEUTRAL,
  @JsonProperty("warm")
  WARM,
  @JsonProperty("formal")
  FORMAL,
  @JsonProperty("concise")
  CONCISE
}
