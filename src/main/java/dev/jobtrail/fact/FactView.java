package dev.jobtrail.fact;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A confirmed fact as it goes over the wire. */
@Schema(name = "Fact", description = "A statement that the resume's owner vouches for.")
public record FactView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true, maxLength = 1_000) String text,
    @Schema(required = true) Instant createdAt) {}
