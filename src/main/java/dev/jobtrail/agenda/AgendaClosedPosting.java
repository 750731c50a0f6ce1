package dev.jobtrail.agenda;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An application that is not sent yet, whose posting seems closed. */
@RegisterForReflection // HQL calls the constructor
@Schema(
    name = "AgendaClosedPosting",
    description =
        "An application that is not sent yet, whose posting searches no longer find or a check found"
            + " closed.")
public record AgendaClosedPosting(
    @Schema(required = true) UUID applicationId,
    @Schema(nullable = true, description = "The client; null for the caller's own application.")
        UUID clientId,
    @Schema(nullable = true, examples = "Jana Novak") String clientName,
    @Schema(required = true, examples = "Staff Engineer") String title,
    @Schema(nullable = true, examples = "Acme") String company,
    @Schema(
            required = true,
            description =
                "When a search found the posting last; if none did, when it was read or added.")
        Instant lastSeenAt,
    @Schema(required = true, examples = "Greenhouse no longer lists this job.") String evidence,
    @Schema(
            required = true,
            nullable = true,
            description = "When a check found the evidence; null if searches did.")
        Instant checkedAt) {

  /** The same with the evidence. */
  AgendaClosedPosting because(String words) {
    return new AgendaClosedPosting(
        applicationId, clientId, clientName, title, company, lastSeenAt, words, checkedAt);
  }
}
