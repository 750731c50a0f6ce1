package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of an interview; unknown values are null. */
@RegisterForReflection
@Schema(name = "Interview", description = "An appointment with an employer.")
public record InterviewView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true) Instant startsAt,
    @Schema(nullable = true) Instant endsAt,
    @Schema(required = true, examples = "Europe/Berlin") String timeZone,
    @Schema(required = true) InterviewKind kind,
    @Schema(nullable = true, maxLength = 300) String place,
    @Schema(nullable = true, description = "Such as that of a video call.") String link,
    @Schema(nullable = true, maxLength = 1_000) String people,
    @Schema(nullable = true, maxLength = 10_000) String notes,
    @Schema(nullable = true, maxLength = 1_000) String outcome,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {

  /** How long an interview without an end is assumed to take. */
  public static final Duration ASSUMED_LENGTH = Duration.ofHours(1);

  /** The zone in which it was entered. */
  public ZoneId zone() {
    return ZoneId.of(timeZone);
  }
}
