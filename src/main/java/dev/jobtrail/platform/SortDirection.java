package dev.jobtrail.platform;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The direction of an order. */
public enum SortDirection {
  @JsonProperty("asc")
  ASC,
  @JsonProperty("desc")
  DESC
}
