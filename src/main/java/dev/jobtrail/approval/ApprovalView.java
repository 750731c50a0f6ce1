package dev.jobtrail.approval;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A request for a client's yes as the operator sees it; what is unknown is null. */
@RegisterForReflection
@Schema(name = "Approval", description = "A request for a client's yes, and what was decided.")
public record ApprovalView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID clientId,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true) ApprovalState state,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true, description = "When the link stops working.") Instant expiresAt,
    @Schema(nullable = true, description = "Where the link was mailed; null if it was not.")
        String sentTo,
    @Schema(
            nullable = true,
            description = "The link to hand on to the client, where it could not be mailed.",
            examples = "https://jobtrail.example.com/approve/3q2-7w")
        String link,
    @Schema(nullable = true) Instant decidedAt,
    @Schema(nullable = true, description = "What the client said to it.") String comment,
    @Schema(nullable = true, description = "When the operator saw the decision.") Instant seenAt,
    @Schema(required = true) Job posting) {

  /** The job that it is about. */
  @RegisterForReflection
  @Schema(name = "ApprovalPosting")
  public record Job(
      @Schema(required = true, examples = "Staff Engineer") String title,
      @Schema(nullable = true, examples = "Acme") String company) {}
}
