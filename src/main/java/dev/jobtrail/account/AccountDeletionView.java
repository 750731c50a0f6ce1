package dev.jobtrail.account;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How far the deletion of an account has come. */
@Schema(name = "AccountDeletion", description = "How far the deletion of an account has come.")
public record AccountDeletionView(
    @Schema(required = true) AccountDeletionState state,
    @Schema(required = true, minimum = "0", description = "Records that are deleted.") long deleted,
    @Schema(
            required = true,
            nullable = true,
            minimum = "0",
            description = "Records that are left; null until they are counted.")
        Long remaining,
    @Schema(required = true) Instant requestedAt,
    @Schema(required = true, nullable = true) Instant finishedAt) {}
