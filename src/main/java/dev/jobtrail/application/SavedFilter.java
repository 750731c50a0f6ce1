package dev.jobtrail.application;

import dev.jobtrail.platform.SortDirection;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The filters and the order of a saved view; null matches everything. */
@RegisterForReflection
@Schema(
    name = "SavedFilter",
    description = "Filters and order as listApplications has them; null matches everything.")
public record SavedFilter(
    @Schema(nullable = true) @Size(max = 14) List<ApplicationStatus> status,
    @Schema(nullable = true) @Size(max = 200) String q,
    @Schema(nullable = true) UUID resumeId,
    @Schema(nullable = true) @Size(max = 300) String company,
    @Schema(nullable = true) @Size(max = ApplicationTags.LONGEST) String tag,
    @Schema(nullable = true) UUID stageId,
    @Schema(nullable = true) ArchivedApplications archived,
    @Schema(nullable = true) ApplicationOrder sort,
    @Schema(nullable = true) SortDirection direction) {

  static final SavedFilter NONE =
      new SavedFilter(null, null, null, null, null, null, null, null, null);

  /** The same with another resume and stage. */
  SavedFilter with(UUID otherResume, UUID otherStage) {
    return new SavedFilter(
        status, q, otherResume, company, tag, otherStage, archived, sort, direction);
  }
}
