package dev.jobtrail.agenda;

import dev.jobtrail.application.ApplicationStatus;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An application that waits for its owner. */
@Schema(name = "AgendaJob", description = "An application that waits for its owner.")
public record AgendaJob(
    @Schema(required = true) UUID applicationId,
    @Schema(nullable = true, description = "The client; null for the caller's own application.")
        UUID clientId,
    @Schema(nullable = true, examples = "Jana Novak") String clientName,
    @Schema(required = true, examples = "Staff Engineer") String title,
    @Schema(nullable = true, examples = "Acme") String company,
    @Schema(required = true) ApplicationStatus status,
    @Schema(required = true) Instant statusChangedAt,
    @Schema(nullable = true, description = "The day to ask about it again.") LocalDate followUpOn) {

  static AgendaJob of(Object[] row) {
    return new AgendaJob(
        (UUID) row[0],
        (UUID) row[1],
        (String) row[2],
        (String) row[3],
        (String) row[4],
        ApplicationStatus.valueOf((String) row[5]),
        (Instant) row[6],
        (LocalDate) row[7]);
  }
}
