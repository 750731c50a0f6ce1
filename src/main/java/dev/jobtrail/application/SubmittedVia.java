package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How an application was sent: by hand, or by an assisted run. */
public enum SubmittedVia {
  @JsonProperty("manual")
  MANUAL,
  @JsonProperty("assisted")
  ASSISTED
}
