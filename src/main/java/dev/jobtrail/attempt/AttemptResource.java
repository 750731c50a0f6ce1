package dev.jobtrail.attempt;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Operations on assisted apply runs. */
@Path("/attempts")
@Authenticated
@Tag(name = "Assisted apply")
@RequiresScope(read = Scope.APPLY, write = Scope.APPLY)
class AttemptResource {

  private static final String PNG = "image/png";

  @Schema(name = "AttemptAnswers")
  record AnswersEdit(
      @Schema(required = true) @NotNull @Size(min = 1, max = 300)
          List<@NotNull @Valid QuestionAnswer> answers,
      @Schema(description = "Whether to save the answers in the apply profile for other forms.")
          Boolean remember) {

    List<ApplyProfile.Answer> all() {
      return answers.stream()
          .map(it -> new ApplyProfile.Answer(it.question(), it.value()))
          .toList();
    }

    boolean isToBeRemembered() {
      return Boolean.TRUE.equals(remember);
    }
  }

  @Schema(name = "QuestionAnswer")
  record QuestionAnswer(
      @Schema(
              required = true,
              description = "One of the run's questions, or the label of a field to correct.")
          @NotBlank
          @Size(max = 1_000)
          String question,
      @Schema(
              required = true,
              description =
                  "One of the form's choices if it has any; separate several choices by newlines."
                      + " Empty to remove the value of a field that is not required.")
          @NotNull
          @Size(max = AskedQuestion.LONGEST_ANSWER)
          String value) {}

  @Schema(name = "StartedAttempts")
  record StartedAttempts(
      @Schema(required = true, description = "One for each application, in the same order.")
          List<StartedAttempt> results) {}

  private final CurrentAccount current;
  private final Attempts attempts;
  private final AttemptReader reader;
  private final AnswerSheets sheets;
  private final Screenshots screenshots;
  private final EventStreams streams;

  AttemptResource(
      CurrentAccount current,
      Attempts attempts,
      AttemptReader reader,
      AnswerSheets sheets,
      Screenshots screenshots,
      EventStreams streams) {
    this.current = current;
    this.attempts = attempts;
    this.reader = reader;
    this.sheets = sheets;
    this.screenshots = screenshots;
    this.streams = streams;
  }

  @POST
  @Operation(
      operationId = "startAttempts",
      summary = "Start runs for up to 50 applications",
      description =
          "Each is started separately: one that is refused does not keep the others back. An"
              + " application has one run at a time, so nothing is started twice.")
  @Refuses(403)
  public StartedAttempts startAttempts(@NotNull @Valid AttemptStarts body) {
    current.requireVerifiedEmail();
    return new StartedAttempts(
        attempts.startAll(current.id(), body.applicationIds(), current.has(Scope.APPLY_SUBMIT)));
  }

  @GET
  @Path("/{id}/sheet")
  @ForOneClient(ClientRecord.ATTEMPT)
  @Operation(
      operationId = "getAnswerSheet",
      summary = "Read all answers of a run for pasting",
      description =
          "For a form that you complete in a browser of your own: the answers of its fields with"
              + " their sources, and what profile and resume know beyond that.")
  public AnswerSheet getAnswerSheet(String id) {
    return sheets.of(current.id(), Ids.parse(id));
  }

  @GET
  @Path("/{id}")
  @Conditional
  @ForOneClient(ClientRecord.ATTEMPT)
  @Operation(
      operationId = "getAttempt",
      summary = "Read a run with its log",
      description =
          "With its questions, the fields that were filled in, and the current screenshot if it "
              + "has one.")
  public AttemptView getAttempt(String id) {
    return reader.one(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/{id}/answers")
  @ResponseStatus(202)
  @ForOneClient(ClientRecord.ATTEMPT)
  @Operation(
      operationId = "answerAttempt",
      summary = "Answer the questions of a run",
      description =
          "When all questions are answered, the form is opened and filled in again. Answers can be sent in"
              + " several calls. While the run is asking or ready, an answer to one of its fields"
              + " corrects the value: a ready run goes back to filling, and is ready again with the"
              + " corrected value. Saved corrections take precedence over profile and resume.")
  @Refuses(409)
  public AttemptView answerAttempt(String id, @NotNull @Valid AnswersEdit body) {
    var attempt = Ids.parse(id);
    attempts.answer(
        current.id(),
        attempt,
        body.all(),
        body.isToBeRemembered(),
        current.has(Scope.APPLY_SUBMIT));
    return reader.one(current.id(), attempt);
  }

  @POST
  @Idempotent
  @Path("/{id}/account")
  @ResponseStatus(202)
  @ForOneClient(ClientRecord.ATTEMPT)
  @Operation(
      operationId = "giveAccount",
      summary = "Give a run the account that the site of its form asks for",
      description =
          "For a run whose question has an account. The password is stored encrypted for other forms"
              + " on the site, and never shown or logged. A password that the site refuses is asked for"
              + " again and not tried a second time. An account that a run creates has a generated"
              + " password, which the applicant can see once.")
  @Refuses(409)
  public AttemptView giveAccount(String id, @NotNull @Valid AccountAnswer body) {
    var attempt = Ids.parse(id);
    attempts.answerAccount(current.id(), attempt, body, current.has(Scope.APPLY_SUBMIT));
    return reader.one(current.id(), attempt);
  }

  @POST
  @Idempotent
  @Path("/{id}/submit")
  @RequiresScope(read = Scope.APPLY_SUBMIT, write = Scope.APPLY_SUBMIT)
  @ResponseStatus(202)
  @ForOneClient(ClientRecord.ATTEMPT)
  @Operation(
      operationId = "submitAttempt",
      summary = "Submit a filled-in form",
      description =
          "The form is opened and filled in again. It is submitted if it is unchanged, and shown for review again"
              + " otherwise. An application is submitted at most once.")
  @Refuses(409)
  public AttemptView submitAttempt(String id) {
    var attempt = Ids.parse(id);
    attempts.submit(current.id(), attempt);
    return reader.one(current.id(), attempt);
  }

  @POST
  @Idempotent
  @Path("/{id}/abandon")
  @ForOneClient(ClientRecord.ATTEMPT)
  @Operation(
      operationId = "abandonAttempt",
      summary = "End a run",
      description = "A run that is submitting its form cannot be abandoned.")
  @Refuses(409)
  public AttemptView abandonAttempt(String id) {
    var attempt = Ids.parse(id);
    attempts.abandon(current.id(), attempt);
    return reader.one(current.id(), attempt);
  }

  @GET
  @Path("/{id}/events")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking // the run is looked up first
  @Refuses({400, 429})
  @ForOneClient(ClientRecord.ATTEMPT)
  @Operation(
      operationId = "streamAttempt",
      summary = "Follow the log of a run",
      description =
          "Server-sent events: attempt.event for each log entry, from the beginning"
              + " or after Last-Event-ID, and attempt.state with the run each time its"
              + " state changes. The stream ends with the run.")
  public Multi<OutboundSseEvent> streamAttempt(
      String id,
      @HeaderParam("Last-Event-ID") @PositiveOrZero Integer lastEventId,
      @Context Sse sse) {
    UUID account = current.id();
    var attempt = Ids.parse(id);
    var feed =
        new AttemptFeed(
            sse, lastEventId == null ? 0 : lastEventId, () -> reader.one(account, attempt));
    return streams.open(StreamTopic.ATTEMPT, attempt, sse, feed);
  }

  @GET
  @Path("/{id}/screenshot")
  @PermitAll
  @Produces(PNG)
  @Operation(
      operationId = "getScreenshot",
      summary = "Read the last screenshot of a run's form",
      description =
          "With the signed link from a run, which needs no key and expires after five minutes.")
  @APIResponse(
      responseCode = "200",
      description = "The screenshot.",
      content =
          @Content(mediaType = PNG, schema = @Schema(type = SchemaType.STRING, format = "binary")))
  public RestResponse<byte[]> getScreenshot(
      String id,
      @QueryParam("expires") @NotNull @PositiveOrZero Long expires,
      @QueryParam("signature") @NotNull String signature) {
    return RestResponse.ok(screenshots.read(Ids.parse(id), expires, signature));
  }
}
