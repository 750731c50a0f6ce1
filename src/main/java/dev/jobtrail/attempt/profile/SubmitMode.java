package dev.jobtrail.attempt.profile;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who sends a form that has been filled. */
public enum SubmitMode {
  /** The person, after a look at it. */
  @JsonProperty("review")
  REVIEW,
  /** The run itself, unless it had to ask. */
  @JsonProperty("hybrid")
  HYBRID,
  /** The run itself, once its questions are answered. */
  @JsonProperty("auto")
  AUTO
}
