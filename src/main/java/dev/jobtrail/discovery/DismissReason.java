package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Why an applicant dismisses a match. */
public enum DismissReason {
  @JsonProperty("too_senior")
  TOO_SENIOR,
  @JsonProperty("too_junior")
  TOO_JUNIOR,
  @JsonProperty("wrong_work")
  WRONG_WORK,
  @JsonProperty("wrong_place")
  WRONG_PLACE,
  @JsonProperty("pay")
  PAY,
  @JsonProperty("company")
  COMPANY,
  /** Of which nothing follows for other jobs. */
  @JsonProperty("other")
  OTHER
}
