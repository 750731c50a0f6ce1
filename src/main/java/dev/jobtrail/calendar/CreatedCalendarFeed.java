package dev.jobtrail.calendar;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A calendar feed with its address, which is shown only once. */
@RegisterForReflection
@Schema(name = "CreatedCalendarFeed")
public record CreatedCalendarFeed(
    @Schema(
            required = true,
            description = "The secret address for calendar programs. It is shown only once.")
        String url,
    @Schema(required = true) Instant createdAt) {}
