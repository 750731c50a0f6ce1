package dev.jobtrail.calendar;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of the state of a calendar feed. */
@Schema(name = "CalendarFeed", description = "Whether the account has a calendar feed.")
public record CalendarFeedView(
    @Schema(required = true) boolean isEnabled,
    @Schema(nullable = true, description = "When its address was created; null if it is off.")
        Instant createdAt) {}
