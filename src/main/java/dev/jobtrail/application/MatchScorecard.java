package dev.jobtrail.application;

import dev.jobtrail.platform.RecordedTime;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** The breakdown behind a match score. */
@RegisterForReflection
public record MatchScorecard(
    @NotNull List<@NotNull @Valid DimensionScore> dimensions,
    @NotNull List<@NotNull String> missingKeywords,
    @NotNull List<@NotNull String> strengths,
    ModelMeta modelMeta,
    @RecordedTime Instant updatedAt,
    ResumeReference resume) {

  /** The same in another account, where the resume has another id. */
  MatchScorecard of(UnaryOperator<UUID> resumeIds) {
    var moved =
        resume == null ? null : new ResumeReference(resumeIds.apply(resume.id()), resume.name());
    return new MatchScorecard(dimensions, missingKeywords, strengths, modelMeta, updatedAt, moved);
  }
}
