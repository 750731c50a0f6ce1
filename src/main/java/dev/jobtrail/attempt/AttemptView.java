package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.attempt.profile.SubmitMode;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a run. */
@Schema(name = "Attempt", description = "An assisted apply run.")
public record AttemptView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true) AttemptState state,
    @Schema(required = true, description = "Whether it submits automatically.") boolean autoSubmit,
    @Schema(required = true, description = "The profile's submit mode when the run started.")
        SubmitMode submitMode,
    @Schema(required = true, nullable = true, description = "Null until the run ends.")
        AttemptOutcome outcome,
    @Schema(
            required = true,
            nullable = true,
            description = "The applicant tracking system of the form; generic if unknown.")
        String atsVendor,
    @Schema(required = true, nullable = true, description = "The URL of the form.") String applyUrl,
    @Schema(required = true) List<Field> fields,
    @Schema(required = true, description = "Why the run stopped.") List<String> blockers,
    @Schema(
            required = true,
            description = "Required questions that resume and apply profile do not answer.")
        List<String> questions,
    @Schema(required = true, description = "The same questions with details.")
        List<AskedQuestion> asked,
    @Schema(required = true, nullable = true) String note,
    @Schema(required = true, nullable = true, description = "Why it stopped without submitting.")
        String reason,
    @Schema(required = true, nullable = true, description = "The confirmation text of the site.")
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

  /** A form field with the entered value. */
  @Schema(name = "AttemptField")
  public record Field(
      @Schema(required = true) String label,
      @Schema(required = true, description = "Empty if nothing was entered.") String value,
      @Schema(required = true) boolean required,
      @Schema(
              required = true,
              nullable = true,
              description = "Where the value comes from; null if the form itself has entered it.")
          FieldSource source,
      @Schema(
              required = true,
              nullable = true,
              format = "date",
              description = "The day of the saved answer; null if unknown or for another source.",
              examples = "2026-05-03")
          String answeredOn) {}

  /** An entry of the log. */
  @Schema(name = "AttemptEvent")
  public record EventView(
      @Schema(required = true) Instant at,
      @Schema(required = true) EventKind kind,
      @Schema(required = true, nullable = true) String label,
      @Schema(required = true, nullable = true) String text,
      @Schema(required = true, description = "Whether this is an error.") boolean error) {}

  /** Whether the run has not ended. */
  @JsonIgnore
  public boolean isOpen() {
    return state != AttemptState.DONE;
  }
}
