package dev.jobtrail.application;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A change of several applications as its owner requests it. */
@Schema(name = "BulkEdit", description = "One change of several applications.")
record BulkEdit(
    @Schema(required = true) @NotNull @Size(min = 1, max = 100) List<@NotNull String> ids,
    @Schema(required = true) @NotNull BulkAction action,
    @Schema(nullable = true, description = "For set_status.") ApplicationStatus status,
    @Schema(nullable = true, description = "For the history, with set_status.") @Size(max = 1_000)
        String note,
    @Schema(nullable = true, description = "For set_stage; null for none.") UUID stageId,
    @Schema(nullable = true, description = "For add_tags and remove_tags.")
        @Size(max = ApplicationTags.MOST)
        @OneLine
        List<@NotBlank @Size(max = ApplicationTags.LONGEST) String> tags) {

  /**
   * Requires what the action needs.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  void requireComplete() {
    switch (action) {
      case SET_STATUS -> require(status != null, "status");
      case ADD_TAGS, REMOVE_TAGS -> require(tags != null && !tags.isEmpty(), "tags");
      case SET_STAGE, ARCHIVE, RESTORE, DELETE -> {}
    }
  }

  private static void require(boolean isGiven, String field) {
    if (!isGiven) {
      throw ApiException.invalid(field, "is required for this action");
    }
  }
}
