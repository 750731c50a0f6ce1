package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The score of one dimension of a match.
 *
 * @param score 0 to 100
 */
@RegisterForReflection
public record DimensionScore(
    String dimension, @Schema(minimum = "0", maximum = "100") int score, String rationale) {}
