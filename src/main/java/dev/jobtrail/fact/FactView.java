package dev.jobtrail.fact;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a confirmed fact. */
@Schema(name = "Fact", description = "A statement that the owner of the resume confirmed.")
@TemplateData
public record FactView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true, maxLength = 1_000) String text,
    @Schema(required = true) Instant createdAt) {}
