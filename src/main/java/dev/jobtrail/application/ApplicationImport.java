package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.posting.ImportedPosting;
import dev.jobtrail.posting.RecordedTime;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Applications from another tracker or from our own export. */
@Schema(description = "Applications from another tracker or from an export.")
record ApplicationImport(
    @NotNull @Size(min = 1, max = 500) List<@NotNull @Valid Entry> applications) {

  /**
   * One application.
   *
   * <p>An exported application can be imported as it is: what the service alone decides is passed
   * over. With a history that is taken over too, else it begins with the status.
   */
  @JsonIgnoreProperties({
    "id",
    "jobPostingId",
    "statusChangedAt",
    "matchScore",
    "matchScorecard",
    "tailoredResumeId",
    "tailoring",
    "tailorError",
    "applySource",
    "createdAt",
    "updatedAt",
    "resume"
  })
  @Schema(name = "ImportedApplication", description = "What exports add to it is passed over.")
  record Entry(
      String clientId,
      @NotNull @Schema(required = true) String resumeId,
      @Schema(description = "saved where absent; none that work is at.") ApplicationStatus status,
      @Size(max = 10_000) String notes,
      @Size(max = 20_000) String coverLetter,
      CoverLetterTone coverLetterTone,
      @RecordedTime Instant coverLetterGeneratedAt,
      SubmittedVia submittedVia,
      @RecordedTime Instant submittedAt,
      @Schema(required = true) @NotNull @Valid ImportedPosting posting,
      @Size(max = 1_000) List<@NotNull @Valid Change> history) {

    ApplicationStatus reached() {
      return status == null ? ApplicationStatus.SAVED : status;
    }
  }

  /** One line of a history; its id is passed over. */
  @JsonIgnoreProperties("id")
  @Schema(name = "ImportedStatusChange")
  record Change(
      @NotNull @RecordedTime Instant at,
      ApplicationStatus from,
      @NotNull ApplicationStatus to,
      @NotNull MovedBy by,
      @Size(max = 1_100) String note) {} // a client's comment has words of ours before it

  /**
   * What became of an import.
   *
   * @param created the ids of the applications made, in the order of the request
   * @param skipped those that were tracked already
   */
  @Schema(name = "ApplicationImportResult")
  record Result(
      @Schema(required = true) List<UUID> created,
      @Schema(required = true) List<Skipped> skipped) {}

  /**
   * An application that was not made.
   *
   * @param index its place in the request, from 0
   * @param code why not
   * @param existingId the application that tracks the same url
   */
  @Schema(name = "SkippedApplication")
  record Skipped(int index, ErrorCode code, UUID existingId) {}
}
