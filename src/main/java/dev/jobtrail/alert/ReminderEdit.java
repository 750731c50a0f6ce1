package dev.jobtrail.alert;

import dev.jobtrail.platform.TimeZoneName;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON of a change of the reminder's settings. */
@Schema(name = "ReminderEdit")
record ReminderEdit(
    @Schema(required = true) @NotNull Boolean isEnabled,
    @Schema(
            nullable = true,
            defaultValue = "7",
            description = "The local hour at which the reminder is sent.")
        @Min(0)
        @Max(23)
        Integer hour,
    @Schema(
            nullable = true,
            defaultValue = "UTC",
            description = "The IANA time zone of the hour and of the days.",
            examples = "Europe/Berlin")
        @Size(max = 100)
        @TimeZoneName
        String timeZone) {

  AlertFrequency frequency() {
    return isEnabled ? AlertFrequency.DAILY : AlertFrequency.OFF;
  }
}
