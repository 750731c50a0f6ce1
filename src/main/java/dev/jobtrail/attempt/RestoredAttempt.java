package dev.jobtrail.attempt;

import dev.jobtrail.account.RecordImport;
import dev.jobtrail.attempt.profile.SubmitMode;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** An assisted apply run of an account's export. */
@RegisterForReflection
record RestoredAttempt(
    @NotNull UUID id,
    @NotNull UUID applicationId,
    @NotNull AttemptState state,
    @NotNull SubmitMode submitMode,
    AttemptOutcome outcome,
    @Size(max = 100) String atsVendor,
    @Size(max = 2_000) String applyUrl,
    @NotNull @Size(max = 5_000) List<@NotNull @Valid Field> fields,
    @NotNull @Size(max = 100) List<@NotNull @Size(max = 2_000) String> blockers,
    @NotNull @Size(max = 300) List<@NotNull @Valid AskedQuestion> asked,
    @Size(max = 5_000) String note,
    @Size(max = 5_000) String reason,
    @Size(max = 5_000) String confirmation,
    @NotNull @Size(max = 10_000) List<@NotNull @Valid Event> events,
    @NotNull Instant startedAt,
    Instant updatedAt,
    Instant finishedAt) {

  /** A form field. */
  @RegisterForReflection
  record Field(
      @NotNull @Size(max = 5_000) String label,
      @NotNull @Size(max = 20_000) String value,
      boolean required,
      FieldSource source,
      @Size(max = 10) String answeredOn,
      @Size(max = 500) String topic) {

    SeenField seen() {
      return new SeenField(
          1,
          label,
          FieldKind.TEXT,
          required,
          List.of(),
          value,
          source,
          answeredOn,
          null,
          null,
          topic);
    }
  }

  /** An entry of the log. */
  @RegisterForReflection
  record Event(
      @NotNull Instant at,
      @NotNull EventKind kind,
      @Size(max = 5_000) String label,
      @Size(max = 20_000) String text,
      boolean error) {}

  void store(RecordImport to) {
    var application = to.require("applications", applicationId);
    to.ofSameApplicantAs(application);
    if (state != AttemptState.DONE || outcome == null) {
      to.leaveOut(Message.of("It was running when the export was written.").english());
    }
    to.ownRow("attempt")
        .set("application_id", application.id())
        .set("state", AttemptState.DONE)
        .set("auto_submit", false)
        .set("submit_mode", submitMode)
        .set("outcome", outcome)
        .set("ats_vendor", atsVendor)
        .set("apply_url", applyUrl)
        .set("fields", fields.stream().map(Field::seen).toList())
        .set("asked", asked)
        .set("answers", Map.of())
        .set("blockers", blockers)
        .set("note", note)
        .set("reason", reason)
        .set("confirmation", confirmation)
        .set("unit_month", month())
        .set("finished_at", finishedAt)
        .times(startedAt, updatedAt);
    events.forEach(it -> store(it, to));
    if (outcome == AttemptOutcome.SUBMITTED && to.count("sent " + application.id()) == 1) {
      storeSubmission(application.id(), to);
    }
  }

  private String month() {
    return LocalDate.ofInstant(startedAt, ZoneOffset.UTC).withDayOfMonth(1).toString();
  }

  private static void store(Event event, RecordImport to) {
    to.row("attempt_event")
        .set("attempt_id", to.id())
        .set("at", event.at())
        .set("kind", event.kind())
        .set("label", event.label())
        .set("text", event.text())
        .set("error", event.error());
  }

  /** An application that was sent from another installation is not sent again from here. */
  private void storeSubmission(UUID application, RecordImport to) {
    to.row("submission")
        .set("application_id", application)
        .set("attempt_id", to.id())
        .set("begun_at", startedAt)
        .set("settled_at", finishedAt == null ? startedAt : finishedAt);
  }
}
