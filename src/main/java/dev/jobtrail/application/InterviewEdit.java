package dev.jobtrail.application;

import dev.jobtrail.platform.OneLine;
import dev.jobtrail.platform.RecordedTime;
import dev.jobtrail.platform.TimeZoneName;
import dev.jobtrail.posting.PostingUrl;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An interview as its owner enters it. */
@InterviewTimes
@Schema(
    name = "InterviewEdit",
    description = "An interview as it is to be; absent properties become unknown.")
public record InterviewEdit(
    @NotNull
        @RecordedTime
        @Schema(required = true, description = "To the minute.", examples = "2026-12-01T09:30:00Z")
        Instant startsAt,
    @RecordedTime
        @Schema(
            description = "After the start, by at most seven days.",
            examples = "2026-12-01T10:30:00Z")
        Instant endsAt,
    @NotNull
        @TimeZoneName
        @Schema(
            required = true,
            description = "The IANA time zone in which its times are shown.",
            examples = "Europe/Berlin")
        String timeZone,
    @NotNull @Schema(required = true) InterviewKind kind,
    @Size(max = 300) @Schema(examples = "Harbour Street 1, Lisbon") @OneLine String place,
    @PostingUrl
        @Schema(
            description = "Such as that of a video call.",
            examples = "https://meet.example.com/abc")
        String link,
    @Size(max = 1_000) @Schema(examples = "Eva Lind, engineering manager") String people,
    @Size(max = 10_000) String notes,
    @Size(max = 1_000) @Schema(examples = "Second round next week") String outcome) {}
