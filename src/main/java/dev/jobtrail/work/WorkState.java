package dev.jobtrail.work;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** How far work has come. */
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

  /** Those in which there is something left to do. */
  static final List<WorkState> OPEN = List.of(QUEUED, RUNNING);

  /** Whether there is something left to do. */
  public boolean isOpen() {
    return OPEN.contains(this);
  }
}
