package dev.jobtrail.discovery.statement;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a posting states about visa sponsorship. */
public enum Sponsorship {
  @JsonProperty("offered")
  OFFERED,
  @JsonProperty("refused")
  REFUSED,
  @JsonProperty("not_stated")
  NOT_STATED
}
