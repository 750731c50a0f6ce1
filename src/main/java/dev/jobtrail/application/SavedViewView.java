package dev.jobtrail.application;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a saved view. */
@Schema(name = "SavedView", description = "Filters and order of the list under a name.")
public record SavedViewView(
    @Schema(required = true) UUID id,
    @Schema(required = true) String name,
    @Schema(required = true) SavedFilter filter,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {}
