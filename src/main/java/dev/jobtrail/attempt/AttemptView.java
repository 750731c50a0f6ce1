package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.attempt.profile.SubmitMode;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A run as it goes over the wire. */
@Schema(name = "Attempt", description = "An assisted apply run.")
public record AttemptView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true) AttemptState state,
    @Schema(required = true, description = "Whether it submits on its own.") boolean autoSubmit,
    @Schema(required = true, description = "The profile's mode when it started.")
        SubmitMode submitMode,
    @Schema(required = true, nullable = true, description = "Null until it is over.")
        AttemptOutcome outcome,
    @Schema(
            required = true,
            nullable = true,
            description = "The applicant tracking system behind the form; generic for none known.")
        String atsVendor,
    @Schema(required = true, nullable = true, description = "The form that it reached.")
        String applyUrl,
    @Schema(required = true) List<Field> fields,
    @Schema(required = true, description = "What stopped it.") List<String> blockers,
    @Schema(
            required = true,
            description = "Required questions that resume and apply profile do not answer.")
        List<String> questions,
    @Schema(required = true, description = "The same with what is known of them.")
        List<AskedQuestion> asked,
    @Schema(required = true, nullable = true) String note,
    @Schema(required = true, nullable = true, description = "Why it stopped without submitting.")
        String reason,
    @Schema(required = true, nullable = true, description = "What the site said.")
        String confirmation,
    @Schema(required = true, description = "Its log, oldest first.") List<EventView> events,
    @Schema(
            required = true,
            nullable = true,
            description = "A link to the last screenshot that works for five minutes.")
        String screenshotUrl,
    @Schema(required = true) Instant startedAt,
    @Schema(required = true) Instant updatedAt,
    @Schema(required = true, nullable = true) Instant finishedAt) {

  /** A field of the form with the value entered. */
  @Schema(name = "AttemptField")
  public record Field(
      @Schema(required = true) String label,
      @Schema(required = true, description = "Empty for nothing.") String value,
      @Schema(required = true) boolean required) {}

  /** A line of the log. */
  @Schema(name = "AttemptEvent")
  public record EventView(
      @Schema(required = true) Instant at,
      @Schema(required = true) EventKind kind,
      @Schema(required = true, nullable = true) String label,
      @Schema(required = true, nullable = true) String text,
      @Schema(required = true, description = "Whether it tells of a fault.") boolean error) {}

  /** Whether it goes on. */
  @JsonIgnore
  public boolean isOpen() {
    return state != AttemptState.DONE;
  }
}
