package dev.jobtrail.approval;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The request body of a client's decision.
 *
 * @param comment null or blank for none
 * @param version the version that the client reviewed; null for any
 */
@Schema(name = "ApprovalDecision", description = "A client's decision.")
record DecisionMade(
    @Schema(required = true, examples = "approve") @NotNull Decision decision,
    @Schema(examples = "Go ahead!") @Size(max = DecisionMade.LONGEST_COMMENT) String comment,
    @Schema(description = "The version that was reviewed. Approving another version is refused.")
        @Size(max = 100)
        String version) {

  static final int LONGEST_COMMENT = 1_000;

  /** The comment, or null for none. */
  String remark() {
    return comment == null || comment.isBlank() ? null : comment.strip();
  }

  /** Whether it applies to the submission with that fingerprint; a rejection always does. */
  boolean isOn(String fingerprint) {
    return decision == Decision.DECLINE || version == null || version.equals(fingerprint);
  }
}
