package dev.jobtrail.application;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.posting.PostingView;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An application as it goes over the wire; what is unknown is null. */
@RegisterForReflection
@Schema(name = "Application", description = "A job that is applied for, with its posting.")
public record ApplicationView(
    @Schema(required = true) UUID id,
    @Schema(nullable = true, description = "The client it is for; null for the caller's own.")
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
            description = "How well the chosen resume answers the posting.")
        Integer matchScore,
    @Schema(nullable = true) MatchScorecard matchScorecard,
    @Schema(nullable = true, description = "The copy of the resume tailored to this posting.")
        UUID tailoredResumeId,
    @Schema(nullable = true) TailoringRecord tailoring,
    @Schema(nullable = true, description = "Why the last tailoring failed, if it did.")
        String tailorError,
    @Schema(required = true) ApplySource applySource,
    @Schema(nullable = true, maxLength = 10_000) String notes,
    @Schema(nullable = true, maxLength = 20_000) String coverLetter,
    @Schema(nullable = true) CoverLetterTone coverLetterTone,
    @Schema(nullable = true, description = "When the letter was last written by AI.")
        Instant coverLetterGeneratedAt,
    @Schema(nullable = true) SubmittedVia submittedVia,
    @Schema(nullable = true) Instant submittedAt,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt,
    @Schema(required = true) PostingView posting,
    @Schema(nullable = true) ResumeReference resume) {}
