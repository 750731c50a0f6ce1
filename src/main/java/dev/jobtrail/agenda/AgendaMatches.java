package dev.jobtrail.agenda;

import io.quarkus.qute.TemplateData;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The new matches of a resume. */
@Schema(name = "AgendaMatches", description = "The undecided matches of a resume.")
@TemplateData
public record AgendaMatches(
    @Schema(required = true) UUID resumeId,
    @Schema(required = true, examples = "Backend engineer") String resumeName,
    @Schema(nullable = true, description = "The client; null for the caller's own resume.")
        UUID clientId,
    @Schema(nullable = true, examples = "Jana Novak") String clientName,
    @Schema(required = true, minimum = "1") long number) {

  static AgendaMatches of(Object[] row) {
    return new AgendaMatches(
        (UUID) row[0], (String) row[1], (UUID) row[2], (String) row[3], (Long) row[4]);
  }
}
