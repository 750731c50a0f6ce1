package dev.jobtrail.webhook;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The state of a delivery. */
public enum DeliveryState {
  /** Waits for its first or next attempt, or for an earlier event of its record. */
  @JsonProperty("queued")
  QUEUED,
  @JsonProperty("delivered")
  DELIVERED,
  /** Given up: not accepted in time, or its webhook was disabled. */
  @JsonProperty("failed")
  FAILED,
  /** Made room for newer events. */
  @JsonProperty("dropped")
  DROPPED
}
