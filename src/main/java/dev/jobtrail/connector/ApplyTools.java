package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.apikey.ApiKeys;
import dev.jobtrail.attempt.AskedQuestion;
import dev.jobtrail.attempt.AttemptReader;
import dev.jobtrail.attempt.AttemptState;
import dev.jobtrail.attempt.AttemptView;
import dev.jobtrail.attempt.Attempts;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Scope;
import io.quarkiverse.mcp.server.MetaField;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.UUID;

/** Tools for assisted apply runs. */
@Singleton
@ToolGroup
class ApplyTools {

  /** The answer to a question of a form. */
  @RegisterForReflection
  public record GivenAnswer(
      @NotBlank @Size(max = 1_000) String question,
      @NotBlank @Size(max = AskedQuestion.LONGEST_ANSWER) String value) {}

  /** A field of a form with the entered value. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record FilledField(String label, String value, boolean required) {

    static FilledField of(AttemptView.Field field) {
      return new FilledField(
          Untrusted.line(field.label()), Untrusted.line(field.value()), field.required());
    }
  }

  /** A question of a form. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record FormQuestion(
      String question,
      List<String> options,
      boolean several,
      boolean onlyByUser,
      Integer maxLength,
      String format,
      String proposal) {

    /** The question in full: an answer has to name it. */
    static FormQuestion of(AskedQuestion question) {
      return new FormQuestion(
          question.question(),
          Untrusted.first(question.options()),
          question.several(),
          question.sensitive(),
          question.maxLength(),
          question.format(),
          Untrusted.passage(question.proposal()));
    }
  }

  /**
   * A run. The applicant's own values stand in untrustedFields beside the labels of the form.
   *
   * @param submitsWithoutStopping whether it submits the form without stopping in state ready
   * @param confirmAt the page on which the user has to submit it; null if the tool may
   */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record RunDetails(
      String notice,
      String id,
      String applicationId,
      String state,
      boolean submitsWithoutStopping,
      String outcome,
      String reason,
      List<FormQuestion> untrustedQuestions,
      List<FilledField> untrustedFields,
      List<String> untrustedBlockers,
      String untrustedConfirmation,
      String confirmAt,
      String startedAt,
      String updatedAt) {

    static RunDetails of(AttemptView run, String confirmAt) {
      return new RunDetails(
          Untrusted.NOTICE,
          run.id().toString(),
          run.applicationId().toString(),
          Wire.name(run.state()),
          run.autoSubmit(),
          Wire.name(run.outcome()),
          Untrusted.line(run.reason()),
          Untrusted.first(run.asked()).stream().map(FormQuestion::of).toList(),
          Untrusted.first(run.fields()).stream().map(FilledField::of).toList(),
          Untrusted.lines(run.blockers()),
          Untrusted.line(run.confirmation()),
          confirmAt,
          Wire.time(run.startedAt()),
          Wire.time(run.updatedAt()));
    }
  }

  private final CurrentAccount current;
  private final Attempts attempts;
  private final AttemptReader reader;
  private final ApiKeys keys;
  private final PublicAddress address;

  ApplyTools(
      CurrentAccount current,
      Attempts attempts,
      AttemptReader reader,
      ApiKeys keys,
      PublicAddress address) {
    this.current = current;
    this.attempts = attempts;
    this.reader = reader;
    this.keys = keys;
    this.address = address;
  }

  @Tool(
      name = "start_apply_run",
      title = "Fill in an application form",
      description =
          "Starts a run that fills in the form of an application in a browser. Costs an apply unit"
              + " of the plan. The run stops for questions, and in state ready before it submits. It"
              + " submits without stopping only if the user's apply profile says so and the key has"
              + " the scope apply:submit.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "apply")
  RunDetails startApplyRun(@ToolArg(description = "The application's id.") String applicationId) {
    var application = Ids.parse(applicationId);
    attempts.requireApplication(current.id(), application);
    current.requireVerifiedEmail();
    return read(attempts.start(current.id(), application, maySubmit()));
  }

  @Tool(
      name = "read_apply_run",
      title = "Read an apply run",
      description = "Reads the state of a run, its questions and the filled-in fields.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.ATTEMPT)
  @MetaField(name = PermittedFeatures.SCOPE, value = "apply")
  RunDetails readApplyRun(@ToolArg(description = "The run's id.") String runId) {
    return read(Ids.parse(runId));
  }

  @Tool(
      name = "answer_apply_run",
      title = "Answer the questions of an apply run",
      description =
          "Sends answers of the user. Ask the user each question; never answer one with onlyByUser"
              + " yourself. The run continues when all are answered. An answer to a filled-in field"
              + " corrects its value, and the form is filled in again.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.ATTEMPT)
  @MetaField(name = PermittedFeatures.SCOPE, value = "apply")
  RunDetails answerApplyRun(
      @ToolArg(description = "The run's id.") String runId,
      @ToolArg(
              description = "Each question or field as the run words it, with the answer as value.")
          @Size(min = 1, max = 300)
          List<@NotNull @Valid GivenAnswer> answers,
      @ToolArg(description = "Whether to save the answers for other forms.", defaultValue = "false")
          boolean remember) {
    var id = Ids.parse(runId);
    attempts.answer(
        current.id(),
        id,
        answers.stream().map(it -> new ApplyProfile.Answer(it.question(), it.value())).toList(),
        remember,
        maySubmit());
    return read(id);
  }

  @Tool(
      name = "submit_apply_run",
      title = "Submit an application form",
      description =
          "Submits the form of a run in state ready to the employer. This cannot be undone. Show"
              + " the user the filled-in fields and ask first. If the result has confirmAt, it was"
              + " not submitted: send the user to that page.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.ATTEMPT)
  @MetaField(name = PermittedFeatures.SCOPE, value = "apply:submit")
  RunDetails submitApplyRun(@ToolArg(description = "The run's id.") String runId) {
    var id = Ids.parse(runId);
    if (!keys.confirmsSubmission()) {
      attempts.submit(current.id(), id);
    }
    return read(id);
  }

  private boolean maySubmit() {
    return current.has(Scope.APPLY_SUBMIT) && !keys.confirmsSubmission();
  }

  private RunDetails read(UUID id) {
    var run = reader.one(current.id(), id);
    var isToConfirm = run.state() == AttemptState.READY && keys.confirmsSubmission();
    return RunDetails.of(run, isToConfirm ? page(run) : null);
  }

  private String page(AttemptView run) {
    return "%s/app/applications/%s/apply".formatted(address.base(), run.applicationId());
  }
}
