package dev.jobtrail.approval;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What a client says to an application.
 *
 * @param comment null or blank for none
 * @param version what the client looked at; null for one who does not mind
 */
@Schema(name = "ApprovalDecision", description = "What the client says to the application.")
record DecisionMade(
    @Schema(required = true, examples = "approve") @NotNull Decision decision,
    @Schema(examples = "Go ahead!") @Size(max = DecisionMade.LONGEST_COMMENT) String comment,
    @Schema(
            description =
                "The version that was looked at: approving is refused where it has changed since.")
        @Size(max = 100)
        String version) {

  static final int LONGEST_COMMENT = 1_000;

  /** The comment, or null for none. */
  String remark() {
    return comment == null || comment.isBlank() ? null : comment.strip();
  }

  /** Whether it can be taken for a decision on what has that fingerprint; a no always can. */
  boolean isOn(String fingerprint) {
    return decision == Decision.DECLINE || version == null || version.equals(fingerprint);
  }
}
