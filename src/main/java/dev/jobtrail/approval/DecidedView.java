package dev.jobtrail.approval;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a decision for the client. */
@Schema(name = "ApprovalDecided", description = "The decision.")
record DecidedView(
    @Schema(required = true) ApprovalState state,
    @Schema(required = true) Instant decidedAt,
    @Schema(nullable = true) String comment) {

  /** Whether it was a yes, for the page. */
  @JsonIgnore
  public boolean isYes() {
    return state == ApprovalState.APPROVED;
  }
}
