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

  /**
   * A form field with the entered value.
   *
   * @param question what corrects the value as its answer; null where only the site can change it,
   *     or the run does not wait for its user
   */
  @Schema(
      name = "AttemptField",
      description =
          "A form field with the entered value. An answer to its question corrects the value; the"
              + " question is null if the run does not wait for its user, or only the site can"
              + " change the field, such as a file.")
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
          String answeredOn,
      @Schema(nullable = true) AskedQuestion question,
      @Schema(
              required = true,
              nullable = true,
              description =
                  "The value as an answer to the question words it: a date as 2027-02-01, choices"
                      + " separated by newlines; null if there is no question, or it is unknown.")
          String answer,
      @Schema(
              required = true,
              nullable = true,
              description =
                  "The fact that the field was understood to ask for, such as Notice period; null"
                      + " for any other question.",
              examples = "Notice period")
          String topic) {

    /** A field that is only shown. */
    public Field(
        String label, String value, boolean required, FieldSource source, String answeredOn) {
      this(label, value, required, source, answeredOn, null, null, null);
    }
  }

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
