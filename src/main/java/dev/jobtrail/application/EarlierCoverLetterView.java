package dev.jobtrail.application;

import dev.jobtrail.ai.CoverLetterTone;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a replaced cover letter. */
@Schema(name = "EarlierCoverLetter")
public record EarlierCoverLetterView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true) String coverLetter,
    @Schema(required = true, nullable = true) CoverLetterTone coverLetterTone,
    @Schema(
            required = true,
            nullable = true,
            description = "When AI wrote it; null for a manually written letter.")
        Instant coverLetterGeneratedAt,
    @Schema(required = true) Instant replacedAt) {}
