package dev.jobtrail.builder;

import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A suggestion that was not staged because the evidence does not support it. */
@RegisterForReflection
@Schema(name = "RefusedSuggestion")
public record RefusedSuggestion(
    @Schema(required = true) @NotNull String title,
    @Schema(required = true) @NotNull String reason) {}
