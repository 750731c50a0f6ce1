package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;

/** The breakdown behind a match score. */
@RegisterForReflection
public record MatchScorecard(
    List<DimensionScore> dimensions,
    List<String> missingKeywords,
    List<String> strengths,
    ModelMeta modelMeta,
    Instant updatedAt,
    ResumeReference resume) {}
