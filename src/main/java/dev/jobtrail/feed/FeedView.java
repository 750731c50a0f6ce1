package dev.jobtrail.feed;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of the state of a feed. */
@Schema(name = "Feed", description = "Whether the account has the feed.")
public record FeedView(
    @Schema(required = true) boolean isEnabled,
    @Schema(nullable = true, description = "When its address was created; null if it is off.")
        Instant createdAt) {}
