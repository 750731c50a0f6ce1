package dev.jobtrail.alert;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of the digest's settings. */
@Schema(name = "MatchAlert", description = "When a digest of new matches is mailed.")
public record MatchAlertView(
    @Schema(required = true) AlertFrequency frequency,
    @Schema(required = true, minimum = "0", maximum = "23", description = "The local hour.")
        int hour,
    @Schema(required = true, description = "The IANA time zone of the hour.") String timeZone,
    @Schema(
            required = true,
            nullable = true,
            description = "When the next digest is due; null if digests are off.")
        Instant nextAt,
    @Schema(required = true, nullable = true, description = "When the last digest was sent.")
        Instant sentAt,
    @Schema(
            required = true,
            description =
                "Whether this service sends mail. If not, the settings are kept for when it does.")
        boolean sendsMail) {}
