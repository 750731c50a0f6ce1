package dev.jobtrail.attempt.profile;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an amount of pay is for. */
public enum PayPeriod {
  @JsonProperty("hour")
  HOUR,
  @JsonProperty("day")
  DAY,
  @JsonProperty("month")
  MONTH,
  @JsonProperty("year")
  YEAR
}
