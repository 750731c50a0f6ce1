package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who changed a status: the owner, the client or the service. */
public enum MovedBy {
  @JsonProperty("owner")
  OWNER,
  @JsonProperty("client")
  CLIENT,
  @JsonProperty("system")
  SYSTEM
}
