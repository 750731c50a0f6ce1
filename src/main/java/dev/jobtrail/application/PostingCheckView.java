package dev.jobtrail.application;

import dev.jobtrail.posting.PostingState;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of what checks of an application's posting found. */
@Schema(
    name = "PostingCheck",
    description =
        "Whether an application's posting is still open, by the last evidence of a check.")
public record PostingCheckView(
    @Schema(required = true) UUID applicationId,
    @Schema(
            required = true,
            description =
                "unknown before there is evidence; a posting that cannot be read keeps it.")
        PostingState state,
    @Schema(
            required = true,
            nullable = true,
            description = "A sentence; null if unknown.",
            examples = "Greenhouse no longer lists this job.")
        String evidence,
    @Schema(required = true, nullable = true, description = "When the evidence was found.")
        Instant evidenceAt,
    @Schema(
            required = true,
            nullable = true,
            description = "Why the last check found no evidence; null if it found some.",
            examples = "jobs.example.com does not allow programs to read this page.")
        String problem,
    @Schema(required = true, nullable = true, description = "When it was checked last.")
        Instant checkedAt) {}
