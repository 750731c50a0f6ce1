package dev.jobtrail.alert;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How often a digest of new matches is mailed. */
public enum AlertFrequency {
  @JsonProperty("off")
  OFF,
  @JsonProperty("daily")
  DAILY,
  @JsonProperty("weekly")
  WEEKLY
}
