package dev.jobtrail.approval;

import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An approval request as the operator sees it; unknown values are null. */
@RegisterForReflection
@Schema(name = "Approval", description = "A request for a client's approval and the decision.")
@TemplateData
public record ApprovalView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID clientId,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true) ApprovalState state,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true, description = "When the link expires.") Instant expiresAt,
    @Schema(
            nullable = true,
            description = "The address the link was emailed to; null if it was not emailed.")
        String sentTo,
    @Schema(
            nullable = true,
            description = "The link to share with the client if it could not be emailed.",
            examples = "https://jobtrail.example.com/approve/3q2-7w")
        String link,
    @Schema(nullable = true) Instant decidedAt,
    @Schema(nullable = true, description = "The client's comment.") String comment,
    @Schema(nullable = true, description = "When the operator marked the decision as seen.")
        Instant seenAt,
    @Schema(required = true) Job posting) {

  /** The posting of the application. */
  @RegisterForReflection
  @Schema(name = "ApprovalPosting")
  @TemplateData
  public record Job(
      @Schema(required = true, examples = "Staff Engineer") String title,
      @Schema(nullable = true, examples = "Acme") String company) {}
}
