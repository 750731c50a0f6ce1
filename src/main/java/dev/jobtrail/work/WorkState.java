package dev.jobtrail.work;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** The state of work. */
public enum WorkState {
  @JsonProperty("queued")
  QUEUED,
  @JsonProperty("running")
  RUNNING,
  @JsonProperty("done")
  DONE,
  @JsonProperty("failed")
  FAILED,
  @JsonProperty("cancelled")
  CANCELLED;

  /** States of work that has not ended. */
  static final List<WorkState> OPEN = List.of(QUEUED, RUNNING);

  /** Whether the work has not ended. */
  public boolean isOpen() {
    return OPEN.contains(this);
  }
}
