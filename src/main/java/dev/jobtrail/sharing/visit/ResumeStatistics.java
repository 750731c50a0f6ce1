package dev.jobtrail.sharing.visit;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Views and downloads of a shared resume.
 *
 * @param lastViewedAt when the last view was counted; null before the first one
 * @param lastDownloadedAt null before the first one
 */
@Schema(description = "Views and downloads of a shared resume.")
public record ResumeStatistics(
    @Schema(description = "Whether it is shared now.") boolean isPublic,
    @Schema(description = "Each visitor counts once an hour.") long views,
    long downloads,
    @Schema(nullable = true, description = "When the last view was counted.") Instant lastViewedAt,
    @Schema(nullable = true) Instant lastDownloadedAt) {}
