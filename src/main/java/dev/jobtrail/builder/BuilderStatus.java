package dev.jobtrail.builder;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Whether the builder's agent can run. */
@Schema(name = "BuilderStatus")
public record BuilderStatus(
    @Schema(required = true) boolean available,
    @Schema(required = true, examples = "builtin") String provider,
    @Schema(required = true, nullable = true) String model,
    @Schema(required = true, nullable = true, description = "Why it cannot run; null if it can.")
        String reason) {}
