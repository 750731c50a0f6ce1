package dev.jobtrail.account;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What is done about the data of a deleted account. */
public enum AccountDeletionState {
  @JsonProperty("running")
  RUNNING,
  @JsonProperty("done")
  DONE
}
