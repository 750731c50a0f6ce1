package dev.jobtrail.agenda;

import dev.jobtrail.application.InterviewKind;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An interview that is not over. */
@Schema(name = "AgendaInterview", description = "An interview that is not over.")
@TemplateData
public record AgendaInterview(
    @Schema(required = true) UUID interviewId,
    @Schema(required = true) UUID applicationId,
    @Schema(nullable = true, description = "The client; null for the caller's own application.")
        UUID clientId,
    @Schema(nullable = true, examples = "Jana Novak") String clientName,
    @Schema(required = true, examples = "Staff Engineer") String title,
    @Schema(nullable = true, examples = "Acme") String company,
    @Schema(required = true) Instant startsAt,
    @Schema(nullable = true) Instant endsAt,
    @Schema(required = true, examples = "Europe/Berlin") String timeZone,
    @Schema(required = true) InterviewKind kind,
    @Schema(nullable = true) String place,
    @Schema(nullable = true) String link) {

  static AgendaInterview of(Object[] row) {
    return new AgendaInterview(
        (UUID) row[0],
        (UUID) row[1],
        (UUID) row[2],
        (String) row[3],
        (String) row[4],
        (String) row[5],
        (Instant) row[6],
        (Instant) row[7],
        (String) row[8],
        InterviewKind.valueOf((String) row[9]),
        (String) row[10],
        (String) row[11]);
  }
}
