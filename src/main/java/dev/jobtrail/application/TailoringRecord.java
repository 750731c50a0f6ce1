package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What tailoring changed, what it refused, and how the copy scores beside its source. */
@RegisterForReflection
@Schema(name = "Tailoring")
public record TailoringRecord(
    UUID sourceResumeId,
    List<Change> changes,
    List<Refusal> refused,
    Match match,
    ModelMeta modelMeta,
    Instant updatedAt,
    @Schema(minimum = "0", maximum = "100") Integer sourceScore) {

  /** One passage of the resume before and after. */
  @RegisterForReflection
  @Schema(name = "TailoringChange")
  public record Change(String kind, String label, String before, String after, String reason) {}

  /** A change that was not made, for nothing in the resume supports it. */
  @RegisterForReflection
  @Schema(name = "TailoringRefusal")
  public record Refusal(String kind, String label, String reason) {}

  /** How well the copy answers the posting. */
  @RegisterForReflection
  @Schema(name = "TailoringMatch")
  public record Match(
      @Schema(minimum = "0", maximum = "100") int score, List<DimensionScore> dimensions) {}
}
