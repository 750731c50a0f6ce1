package dev.jobtrail.work;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of work. */
@Schema(name = "Work", description = "A background task.")
public record WorkView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) WorkKind kind,
    @Schema(required = true) WorkState state,
    @Schema(required = true, nullable = true, description = "Null for work on a resume.")
        UUID applicationId,
    @Schema(required = true, nullable = true, description = "Null for work on an application.")
        UUID resumeId,
    @Schema(required = true, nullable = true, description = "Why it failed.") String error,
    @Schema(
            required = true,
            nullable = true,
            description =
                "Instructions that the result does not follow, with the reason; null if there are"
                    + " none.")
        String note,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt,
    @Schema(required = true, nullable = true) Instant startedAt,
    @Schema(required = true, nullable = true) Instant finishedAt) {}
