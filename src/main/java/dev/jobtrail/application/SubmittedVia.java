package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How an application was submitted: manually or by an assisted apply run. */
public enum SubmittedVia {
  @JsonProperty("manual")
  MANUAL,
  @JsonProperty("assisted")
  ASSISTED
}
