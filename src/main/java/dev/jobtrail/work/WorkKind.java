package dev.jobtrail.work;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What is done. */
public enum WorkKind {
  @JsonProperty("review")
  REVIEW,
  @JsonProperty("tailor")
  TAILOR,
  @JsonProperty("cover_letter")
  COVER_LETTER,
  @JsonProperty("builder")
  BUILDER
}
