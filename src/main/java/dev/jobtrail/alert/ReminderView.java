package dev.jobtrail.alert;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of the reminder's settings. */
@Schema(name = "Reminder", description = "When a reminder of follow-ups and interviews is mailed.")
public record ReminderView(
    @Schema(required = true) boolean isEnabled,
    @Schema(required = true, minimum = "0", maximum = "23", description = "The local hour.")
        int hour,
    @Schema(required = true, description = "The IANA time zone of the hour and of the days.")
        String timeZone,
    @Schema(
            required = true,
            nullable = true,
            description = "When the next reminder is due; null if they are off.")
        Instant nextAt,
    @Schema(required = true, nullable = true, description = "When the last reminder was sent.")
        Instant sentAt,
    @Schema(
            required = true,
            description =
                "Whether this service sends mail. If not, the settings are kept for when it does.")
        boolean sendsMail) {}
