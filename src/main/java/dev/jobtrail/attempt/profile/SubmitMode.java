package dev.jobtrail.attempt.profile;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who submits a form that has been filled in. */
public enum SubmitMode {
  /** The applicant submits after a review. */
  @JsonProperty("review")
  REVIEW,
  /** The run itself, unless it had to ask. */
  @JsonProperty("hybrid")
  HYBRID,
  /** The run itself, once its questions are answered. */
  @JsonProperty("auto")
  AUTO
}
