package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.application.ApplicationStatus;

/** How a run ended. */
public enum AttemptOutcome {
  @JsonProperty("submitted")
  SUBMITTED(ApplicationStatus.SUBMITTED),
  /** The form cannot be gone through, or the site refused it. */
  @JsonProperty("blocked")
  BLOCKED(ApplicationStatus.NEEDS_ACTION),
  /** A check that only a human may pass. */
  @JsonProperty("captcha")
  CAPTCHA(ApplicationStatus.NEEDS_ACTION),
  @JsonProperty("abandoned")
  ABANDONED(ApplicationStatus.READY),
  @JsonProperty("error")
  ERROR(ApplicationStatus.NEEDS_ACTION);

  private final ApplicationStatus status;

  AttemptOutcome(ApplicationStatus status) {
    this.status = status;
  }

  /** Where it leaves the application. */
  ApplicationStatus status() {
    return status;
  }
}
