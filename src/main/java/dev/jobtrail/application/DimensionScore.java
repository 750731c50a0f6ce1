package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The score of one dimension of a match.
 *
 * @param score 0 to 100
 */
@RegisterForReflection
public record DimensionScore(
    @NotNull String dimension,
    @Schema(minimum = "0", maximum = "100") @Min(0) @Max(100) int score,
    String rationale) {}
