package dev.jobtrail.application;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.posting.PostingView;
import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of an application; unknown values are null. */
@RegisterForReflection
@Schema(name = "Application", description = "A tracked job with its posting.")
@TemplateData
public record ApplicationView(
    @Schema(required = true) UUID id,
    @Schema(nullable = true, description = "The client; null for the caller's own application.")
        UUID clientId,
    @Schema(required = true) UUID jobPostingId,
    @Schema(nullable = true, description = "The chosen resume; null once that is deleted.")
        UUID resumeId,
    @Schema(required = true) ApplicationStatus status,
    @Schema(required = true) Instant statusChangedAt,
    @Schema(
            nullable = true,
            minimum = "0",
            maximum = "100",
            description = "Match of the chosen resume with the posting.")
        Integer matchScore,
    @Schema(nullable = true) MatchScorecard matchScorecard,
    @Schema(nullable = true, description = "The copy of the resume tailored to this posting.")
        UUID tailoredResumeId,
    @Schema(nullable = true) TailoringRecord tailoring,
    @Schema(nullable = true, description = "Why the last tailoring failed; null if it succeeded.")
        String tailorError,
    @Schema(required = true) ApplySource applySource,
    @Schema(nullable = true, maxLength = 10_000) String notes,
    @Schema(required = true) List<String> tags,
    @Schema(nullable = true, description = "The day to ask about it again.") LocalDate followUpOn,
    @Schema(nullable = true, description = "The stage of the account that it is in.") UUID stageId,
    @Schema(nullable = true) Offer offer,
    @Schema(nullable = true, description = "When it was archived; null if it was not.")
        Instant archivedAt,
    @Schema(nullable = true, maxLength = 20_000) String coverLetter,
    @Schema(nullable = true) CoverLetterTone coverLetterTone,
    @Schema(nullable = true, description = "When AI last wrote the letter.")
        Instant coverLetterGeneratedAt,
    @Schema(nullable = true) SubmittedVia submittedVia,
    @Schema(nullable = true) Instant submittedAt,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt,
    @Schema(required = true) PostingView posting,
    @Schema(nullable = true) ResumeReference resume) {

  /** A column of the CSV export; its value is null for unknown. */
  record CsvColumn(String name, Function<ApplicationView, Object> value) {}

  static final List<CsvColumn> CSV =
      List.of(
          new CsvColumn("id", ApplicationView::id),
          new CsvColumn("clientId", ApplicationView::clientId),
          new CsvColumn("status", ApplicationView::status),
          new CsvColumn("statusChangedAt", ApplicationView::statusChangedAt),
          new CsvColumn("title", it -> it.posting().title()),
          new CsvColumn("company", it -> it.posting().company()),
          new CsvColumn("location", it -> it.posting().location()),
          new CsvColumn("isRemote", it -> it.posting().isRemote()),
          new CsvColumn("employmentType", it -> it.posting().employmentType()),
          new CsvColumn("salaryMin", it -> it.posting().salaryMin()),
          new CsvColumn("salaryMax", it -> it.posting().salaryMax()),
          new CsvColumn("salaryCurrency", it -> it.posting().salaryCurrency()),
          new CsvColumn("url", it -> it.posting().url()),
          new CsvColumn("source", it -> it.posting().source()),
          new CsvColumn("postedAt", it -> it.posting().postedAt()),
          new CsvColumn("resumeId", ApplicationView::resumeId),
          new CsvColumn("resumeName", it -> it.resume() == null ? null : it.resume().name()),
          new CsvColumn("matchScore", ApplicationView::matchScore),
          new CsvColumn("applySource", ApplicationView::applySource),
          new CsvColumn("notes", ApplicationView::notes),
          new CsvColumn("tags", it -> String.join(", ", it.tags())),
          new CsvColumn("followUpOn", ApplicationView::followUpOn),
          new CsvColumn("archivedAt", ApplicationView::archivedAt),
          new CsvColumn("submittedVia", ApplicationView::submittedVia),
          new CsvColumn("submittedAt", ApplicationView::submittedAt),
          new CsvColumn("createdAt", ApplicationView::createdAt),
          new CsvColumn("updatedAt", ApplicationView::updatedAt));
}
