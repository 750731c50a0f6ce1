package dev.jobtrail.agenda;

import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.text.Message;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An application that is not sent yet, whose posting seems closed. */
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

  private static final Message NO_LONGER_FOUND = Message.of("Searches no longer find it.");

  /** Without the evidence of a check, searches have found it closed. */
  static AgendaClosedPosting of(Object[] row) {
    return new AgendaClosedPosting(
        (UUID) row[0],
        (UUID) row[1],
        (String) row[2],
        (String) row[3],
        (String) row[4],
        (Instant) row[5],
        row[6] == null ? NO_LONGER_FOUND.in(RequestLanguage.current()) : (String) row[6],
        (Instant) row[7]);
  }
}
