package dev.jobtrail.alert;

import dev.jobtrail.platform.TimeZoneName;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON of a change of the digest's settings. */
@Schema(name = "MatchAlertEdit")
public record MatchAlertEdit(
    @Schema(required = true) @NotNull AlertFrequency frequency,
    @Schema(
            nullable = true,
            defaultValue = "7",
            description = "The local hour at which the digest is sent.")
        @Min(0)
        @Max(23)
        Integer hour,
    @Schema(
            nullable = true,
            defaultValue = "UTC",
            description = "The IANA time zone of the hour.",
            examples = "Europe/Berlin")
        @Size(max = 100)
        @TimeZoneName
        String timeZone) {}
