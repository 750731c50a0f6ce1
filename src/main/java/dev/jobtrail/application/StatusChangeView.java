package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a history entry. */
@RegisterForReflection
@Schema(name = "StatusChange", description = "One line of an application's history.")
public record StatusChangeView(
    @Schema(required = true) UUID id,
    @Schema(required = true) Instant at,
    @Schema(
            nullable = true,
            description =
                "Null for the first entry; equal to \"to\" for a note without a status change.")
        ApplicationStatus from,
    @Schema(required = true) ApplicationStatus to,
    @Schema(required = true) MovedBy by,
    @Schema(nullable = true) String note) {}
