package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whether a list contains archived applications. */
public enum ArchivedApplications {
  @JsonProperty("exclude")
  EXCLUDE,
  @JsonProperty("only")
  ONLY,
  @JsonProperty("include")
  INCLUDE
}
