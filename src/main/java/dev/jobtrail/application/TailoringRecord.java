package dev.jobtrail.application;

import dev.jobtrail.platform.RecordedTime;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The accepted and refused changes of a tailoring, and the scores of source and copy. */
@RegisterForReflection
@Schema(name = "Tailoring")
public record TailoringRecord(
    UUID sourceResumeId,
    @NotNull List<@NotNull @Valid Change> changes,
    @NotNull List<@NotNull @Valid Refusal> refused,
    @Valid Match match,
    ModelMeta modelMeta,
    @RecordedTime Instant updatedAt,
    @Schema(minimum = "0", maximum = "100") @Min(0) @Max(100) Integer sourceScore) {

  /** The same in another account, where the resume has another id. */
  TailoringRecord of(UnaryOperator<UUID> resumeIds) {
    return new TailoringRecord(
        resumeIds.apply(sourceResumeId),
        changes,
        refused,
        match,
        modelMeta,
        updatedAt,
        sourceScore);
  }

  /**
   * One passage of the resume before and after.
   *
   * @param before empty for a new text
   * @param after empty for one that is left out
   */
  @RegisterForReflection
  @Schema(name = "TailoringChange")
  public record Change(
      @Schema(
              enumeration = {
                "headline",
                "summary",
                "bullet",
                "order",
                "skill",
                "keyword",
                "section"
              })
          @NotNull
          String kind,
      String label,
      String before,
      String after,
      String reason) {

    public Change {
      before = Objects.requireNonNullElse(before, "");
      after = Objects.requireNonNullElse(after, "");
    }
  }

  /** A change that was refused because the evidence does not support it. */
  @RegisterForReflection
  @Schema(name = "TailoringRefusal")
  public record Refusal(
      @Schema(
              enumeration = {
                "headline",
                "summary",
                "bullet",
                "order",
                "skill",
                "keyword",
                "section"
              })
          @NotNull
          String kind,
      String label,
      String reason) {}

  /** The match score of the tailored copy. */
  @RegisterForReflection
  @Schema(name = "TailoringMatch")
  public record Match(
      @Schema(minimum = "0", maximum = "100") @Min(0) @Max(100) int score,
      @NotNull List<@NotNull @Valid DimensionScore> dimensions) {}
}
