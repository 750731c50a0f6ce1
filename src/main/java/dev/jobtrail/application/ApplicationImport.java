package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.platform.RecordedDay;
import dev.jobtrail.platform.RecordedTime;
import dev.jobtrail.posting.ImportedPosting;
import dev.jobtrail.posting.Posting;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Applications to import from another tracker or from an export. */
@Schema(description = "Applications from another tracker or from an export.")
public record ApplicationImport(
    @NotNull @Size(min = 1, max = 500) List<@NotNull @Valid Entry> applications) {

  /**
   * One application.
   *
   * <p>An exported application can be imported unchanged: fields that only the service sets are
   * ignored. Without a history, it begins with the status.
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
  @Schema(
      name = "ImportedApplication",
      description = "Fields that only exports contain are ignored.")
  public record Entry(
      String clientId,
      @NotNull @Schema(required = true) String resumeId,
      @Schema(description = "saved if absent. A status of running work is invalid.")
          ApplicationStatus status,
      @Size(max = 10_000) String notes,
      @Size(max = ApplicationTags.MOST) @OneLine
          List<@NotBlank @Size(max = ApplicationTags.LONGEST) String> tags,
      @RecordedDay LocalDate followUpOn,
      @Schema(nullable = true, description = "Ignored unless the account has this stage.")
          UUID stageId,
      @Valid Offer offer,
      @RecordedTime Instant archivedAt,
      @Size(max = 20_000) String coverLetter,
      CoverLetterTone coverLetterTone,
      @RecordedTime Instant coverLetterGeneratedAt,
      SubmittedVia submittedVia,
      @RecordedTime Instant submittedAt,
      @Schema(required = true) @NotNull @Valid ImportedPosting posting,
      @Size(max = 1_000) List<@NotNull @Valid Change> history,
      @Size(max = ApplicationParts.MOST)
          @JsonIgnoreProperties({"id", "applicationId", "createdAt", "updatedAt"})
          List<@NotNull @Valid InterviewEdit> interviews,
      @Size(max = ApplicationParts.MOST)
          @JsonIgnoreProperties({"id", "applicationId", "createdAt", "updatedAt"})
          List<@NotNull @Valid ContactEdit> contacts) {

    public Entry {
      status = status == null ? ApplicationStatus.SAVED : status;
      history = history == null ? List.of() : history;
      interviews = interviews == null ? List.of() : interviews;
      contacts = contacts == null ? List.of() : contacts;
      tags = ApplicationTags.distinct(tags);
    }

    /**
     * The application with its progress and letter, not persisted yet.
     *
     * @param stages those of the account
     */
    Application application(Person person, Posting tracked, Set<UUID> stages, Clock clock) {
      var application = new Application(person, tracked, Ids.parse(resumeId), notes, clock);
      application.tags = tags;
      application.followUpOn = followUpOn;
      application.takeOver(status, since(clock), submittedVia, sentAt(clock));
      application.takeOverMarks(
          stages.contains(stageId) ? stageId : null, offer, milliseconds(archivedAt));
      application.takeOverLetter(
          coverLetter, coverLetterTone, milliseconds(coverLetterGeneratedAt));
      return application;
    }

    /** When the status was reached: the last change that is not only a note, or now. */
    private Instant since(Clock clock) {
      return history.stream()
          .filter(change -> change.from() != change.to())
          .map(change -> milliseconds(change.at()))
          .reduce((_, later) -> later)
          .orElseGet(clock::instant);
    }

    /** When it was submitted; now for a submitted one without a time. */
    private Instant sentAt(Clock clock) {
      return submittedAt == null && status == ApplicationStatus.SUBMITTED
          ? clock.instant()
          : milliseconds(submittedAt);
    }
  }

  /** One entry of a history; its id is ignored. */
  @JsonIgnoreProperties("id")
  @Schema(name = "ImportedStatusChange")
  public record Change(
      @NotNull @RecordedTime Instant at,
      ApplicationStatus from,
      @NotNull ApplicationStatus to,
      @NotNull MovedBy by,
      // a client's comment has a prefix
      @Size(max = 1_100) String note) {

    StatusChange of(UUID application) {
      return new StatusChange(application, milliseconds(at), from, to, by, note);
    }
  }

  /**
   * The result of an import.
   *
   * @param created the ids of the applications made, in the order of the request
   * @param skipped the entries that are already tracked
   */
  @Schema(name = "ApplicationImportResult")
  public record Result(
      @Schema(required = true) List<UUID> created,
      @Schema(required = true) List<Skipped> skipped) {}

  /**
   * A duplicate that was not imported.
   *
   * @param index its place in the request, from 0
   * @param code why not
   * @param existingId the application that tracks the same url
   */
  @Schema(name = "SkippedApplication")
  public record Skipped(int index, ErrorCode code, UUID existingId) {}

  private static Instant milliseconds(Instant instant) {
    return instant == null ? null : instant.truncatedTo(ChronoUnit.MILLIS);
  }
}
