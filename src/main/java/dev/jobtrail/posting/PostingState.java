package dev.jobtrail.posting;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whether a job can still be applied for, as far as there is evidence. */
public enum PostingState {
  @JsonProperty("open")
  OPEN,
  @JsonProperty("closed")
  CLOSED,
  @JsonProperty("unknown")
  UNKNOWN
}
