package dev.jobtrail.search;

import dev.jobtrail.application.ApplicationStatus;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A record that a search found. */
@Schema(description = "A record that contains the words.")
public record FoundRecord(
    @Schema(required = true) FoundKind kind,
    @Schema(required = true) UUID id,
    @Schema(required = true, examples = "Staff Engineer") String title,
    @Schema(nullable = true, description = "What tells it from others.", examples = "Acme, Berlin")
        String context,
    @Schema(nullable = true, description = "Of the application that it is or belongs to.")
        ApplicationStatus status,
    @Schema(nullable = true, description = "The application that it is or belongs to.")
        UUID applicationId,
    @Schema(nullable = true, description = "The resume that it is or was found for.") UUID resumeId,
    @Schema(nullable = true, description = "The client; null for the caller's own record.")
        UUID clientId,
    @Schema(nullable = true, examples = "Jana Novak") String clientName) {}
