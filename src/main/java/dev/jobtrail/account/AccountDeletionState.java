package dev.jobtrail.account;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The progress of deleting an account's data. */
public enum AccountDeletionState {
  @JsonProperty("running")
  RUNNING,
  @JsonProperty("done")
  DONE
}
