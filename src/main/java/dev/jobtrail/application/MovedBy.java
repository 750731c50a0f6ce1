package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who moved an application: the account's owner, its client, or the service itself. */
public enum MovedBy {
  @JsonProperty("owner")
  OWNER,
  @JsonProperty("client")
  CLIENT,
  @JsonProperty("system")
  SYSTEM
}
