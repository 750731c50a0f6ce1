package dev.jobtrail.application;

import dev.jobtrail.ai.CoverLetterTone;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A letter that another one has replaced, as it goes over the wire. */
@Schema(name = "EarlierCoverLetter")
public record EarlierCoverLetterView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true) String coverLetter,
    @Schema(required = true, nullable = true) CoverLetterTone coverLetterTone,
    @Schema(
            required = true,
            nullable = true,
            description = "When it was written by AI; null for one written by hand.")
        Instant coverLetterGeneratedAt,
    @Schema(required = true) Instant replacedAt) {}
