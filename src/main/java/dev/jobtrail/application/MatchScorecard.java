package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** The breakdown behind a match score. */
@RegisterForReflection
public record MatchScorecard(
    List<DimensionScore> dimensions,
    List<String> missingKeywords,
    List<String> strengths,
    ModelMeta modelMeta,
    Instant updatedAt,
    ResumeReference resume) {

  /** The same in another account, where the resume has another id. */
  MatchScorecard of(UnaryOperator<UUID> resumeIds) {
    var moved =
        resume == null ? null : new ResumeReference(resumeIds.apply(resume.id()), resume.name());
    return new MatchScorecard(dimensions, missingKeywords, strengths, modelMeta, updatedAt, moved);
  }
}
