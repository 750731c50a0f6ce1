package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One line of an application's history as it goes over the wire. */
@RegisterForReflection
@Schema(name = "StatusChange", description = "One line of an application's history.")
public record StatusChangeView(
    @Schema(required = true) UUID id,
    @Schema(required = true) Instant at,
    @Schema(
            nullable = true,
            description = "Null for the first; the same as to for a note on a status that stayed.")
        ApplicationStatus from,
    @Schema(required = true) ApplicationStatus to,
    @Schema(required = true) MovedBy by,
    @Schema(nullable = true) String note) {}
