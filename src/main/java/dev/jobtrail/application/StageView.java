package dev.jobtrail.application;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a stage. */
@TemplateData
@Schema(name = "Stage", description = "A label of the account on top of the fixed statuses.")
public record StageView(
    @Schema(required = true) UUID id,
    @Schema(required = true) String name,
    @Schema(required = true) StageColour colour,
    @Schema(required = true, minimum = "1", description = "The place in the order.") int position,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {}
