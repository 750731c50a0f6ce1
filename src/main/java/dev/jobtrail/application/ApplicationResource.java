package dev.jobtrail.application;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.client.People;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.Preconditioned;
import dev.jobtrail.platform.RecordedDay;
import dev.jobtrail.platform.RecordedTime;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.ShownRecord;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.posting.EditedPosting;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PastOrPresent;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;
import org.openapitools.jackson.nullable.JsonNullable;

/** Operations on the caller's applications. */
@Path("/applications")
@Authenticated
@Tag(name = "Applications", description = "Tracked jobs and their status.")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class ApplicationResource {

  @Schema(name = "ApplicationEdit", description = "Unchanged if absent; null clears the notes.")
  record Edit(
      @Schema(
              implementation = String.class,
              nullable = true,
              maxLength = 10_000,
              examples = "Called back on Monday.")
          JsonNullable<@Size(max = 10_000) String> notes) {}

  @Schema(name = "ApplySourceEdit")
  record ApplySourceEdit(@NotNull ApplySource applySource) {}

  @Schema(name = "ChosenResume")
  record ChosenResumeEdit(@NotNull @Schema(format = "uuid") String resumeId) {}

  @Schema(name = "ApplicationTags")
  record TagsEdit(
      @NotNull
          @Size(max = ApplicationTags.MOST)
          @Schema(examples = "[\"remote\", \"referral\"]")
          @OneLine
          List<@NotBlank @Size(max = ApplicationTags.LONGEST) String> tags) {}

  @Schema(name = "FollowUpEdit", description = "The day to ask about it again; null for none.")
  record FollowUpEdit(
      @Schema(implementation = LocalDate.class, nullable = true, required = true)
          JsonNullable<LocalDate> followUpOn) {

    LocalDate day() {
      if (!followUpOn.isPresent()) {
        throw ApiException.invalid("followUpOn", "is required; use null for none");
      }
      var day = followUpOn.get();
      if (day != null && !RecordedDay.Check.isPlausible(day)) {
        throw ApiException.invalid("followUpOn", "must be a day between the years 1970 and 2199");
      }
      return day;
    }
  }

  @Schema(name = "PlacedStage", description = "The stage; null for none.")
  record PlacedStage(
      @Schema(implementation = UUID.class, nullable = true, required = true)
          JsonNullable<UUID> stageId) {

    UUID id() {
      if (!stageId.isPresent()) {
        throw ApiException.invalid("stageId", "is required; use null for none");
      }
      return stageId.get();
    }
  }

  @Schema(name = "CoverLetterEdit", description = "The cover letter text; null removes it.")
  record CoverLetterEdit(
      @Schema(implementation = String.class, nullable = true, maxLength = 20_000, required = true)
          JsonNullable<@Size(max = 20_000) String> coverLetter,
      CoverLetterTone tone,
      @Schema(
              defaultValue = "false",
              description =
                  "Whether this goes on with the last edit, so that its letter is not kept.")
          Boolean continued) {

    boolean isContinued() {
      return Boolean.TRUE.equals(continued);
    }

    /** The letter, or null for none; the property is required. */
    String letter() {
      if (!coverLetter.isPresent()) {
        throw ApiException.invalid("coverLetter", "is required; use null to remove the letter");
      }
      return coverLetter.get();
    }
  }

  @Schema(name = "StatusEdit")
  record StatusEdit(
      @NotNull ApplicationStatus status,
      @Size(max = 1_000) String note,
      @Schema(
              implementation = Instant.class,
              nullable = true,
              description =
                  "When it was submitted; null if it was not. If absent, now for a submission and"
                      + " unchanged otherwise.")
          JsonNullable<@PastOrPresent @RecordedTime Instant> submittedAt) {}

  private final CurrentAccount current;
  private final People people;
  private final ApplicationTracker tracker;
  private final ApplicationReader reader;
  private final ApplicationChanges applicationChanges;
  private final JobEdits jobEdits;
  private final Stages stages;
  private final NextPage nextPage;
  private final ShownRecord shown;
  private final Clock clock;

  ApplicationResource(
      CurrentAccount current,
      People people,
      ApplicationTracker tracker,
      ApplicationReader reader,
      ApplicationChanges applicationChanges,
      JobEdits jobEdits,
      Stages stages,
      NextPage nextPage,
      ShownRecord shown,
      Clock clock) {
    this.current = current;
    this.people = people;
    this.tracker = tracker;
    this.reader = reader;
    this.applicationChanges = applicationChanges;
    this.jobEdits = jobEdits;
    this.stages = stages;
    this.nextPage = nextPage;
    this.shown = shown;
    this.clock = clock;
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "createApplication",
      summary = "Track a job",
      description =
          "From the URL of its posting, which is fetched, or from the given posting. Each posting URL is"
              + " tracked at most once per applicant.")
  @Refuses({404, 409})
  @ResponseStatus(201)
  public RestResponse<ApplicationView> createApplication(@NotNull @Valid NewApplication body) {
    body.requireOneSource();
    var created = tracker.track(people.of(body.clientId()), body);
    return LocatedResponse.created("/applications/" + created.id(), created);
  }

  @GET
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "listApplications",
      summary = "List applications",
      description = "Newest first, or in another order. Filters are combined with AND.")
  public List<ApplicationView> listApplications(
      @BeanParam @Valid ApplicationFilter filter,
      @BeanParam @Valid PageRequest page,
      @QueryParam("clientId") String clientId) {
    var person = people.of(clientId);
    var rows = reader.page(person, filter, page.after().orElse(null), page.limit() + 1);
    return nextPage.cut(rows, page, ApplicationView::id, () -> reader.count(person, filter));
  }

  @GET
  @Path("/{id}")
  @Conditional
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "getApplication",
      summary = "Read an application",
      description =
          "With the posting, the match score, the cover letter and what else belongs to it.")
  public ApplicationView getApplication(String id) {
    return reader.one(current.id(), Ids.parse(id));
  }

  @PATCH
  @Preconditioned(ApplicationView.class)
  @Path("/{id}")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "updateApplication",
      summary = "Replace an application's notes",
      description = "Status, posting, tags and the other properties have operations of their own.")
  @Refuses(409)
  public ApplicationView updateApplication(String id, @NotNull @Valid Edit body) {
    if (!body.notes().isPresent()) {
      applicationChanges.requireVersion(current.id(), Ids.parse(id));
    } else {
      applicationChanges.annotate(current.id(), Ids.parse(id), body.notes().get());
    }
    return getApplication(id);
  }

  @DELETE
  @Preconditioned(ApplicationView.class)
  @Path("/{id}")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "deleteApplication",
      summary = "Delete an application",
      description = "Also deletes its posting, history and tailored resume.")
  @Refuses(409)
  public void deleteApplication(String id) {
    applicationChanges.delete(current.id(), Ids.parse(id));
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/posting")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "updatePosting",
      summary = "Correct an application's job",
      description =
          "Replaces title, company, location, pay, URL and description. With another title or"
              + " description, the match score and the parsed description are removed. Refused while"
              + " a review, tailoring or apply run is in progress.")
  @Refuses(409)
  public ApplicationView updatePosting(String id, @NotNull @Valid EditedPosting body) {
    jobEdits.edit(current.id(), Ids.parse(id), body);
    return getApplication(id);
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/resume")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "chooseResume",
      summary = "Choose an application's resume",
      description =
          "A resume of the same applicant. The match score of another resume is removed. Refused"
              + " while a review, tailoring or apply run is in progress.")
  @Refuses(409)
  public ApplicationView chooseResume(String id, @NotNull @Valid ChosenResumeEdit body) {
    jobEdits.choose(current.id(), Ids.parse(id), Ids.parse(body.resumeId()));
    return getApplication(id);
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/tags")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "setApplicationTags",
      summary = "Replace an application's tags",
      description = "An empty array removes all. Repeated tags are stored once.")
  @Refuses(409)
  public ApplicationView setApplicationTags(String id, @NotNull @Valid TagsEdit body) {
    return change(
        id,
        application -> {
          var wanted = shown.merge(body, new TagsEdit(application.tags));
          application.label(ApplicationTags.distinct(wanted.tags()), clock);
        });
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/follow-up")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "setFollowUp",
      summary = "Set the day to ask about an application again",
      description = "Null removes it. The agenda and the calendar feed contain it.")
  @Refuses(409)
  public ApplicationView setFollowUp(String id, @NotNull @Valid FollowUpEdit body) {
    var day = body.day();
    return change(id, application -> application.followUp(day, clock));
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/stage")
  @Operation(
      operationId = "setStage",
      summary = "Put an application into a stage of the account",
      description =
          "One of the stages of `GET /stages`; null takes it out of its stage. The status stays "
              + "as it is.")
  @Refuses(409)
  public ApplicationView setStage(String id, @NotNull @Valid PlacedStage body) {
    var stage = body.id();
    stages.require(current.id(), stage);
    return change(id, application -> application.place(stage, clock));
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/offer")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "setOffer",
      summary = "Store the terms of an offer",
      description = "The status stays as it is.")
  @Refuses(409)
  public ApplicationView setOffer(String id, @NotNull @Valid Offer body) {
    return change(
        id, application -> application.takeOffer(shown.merge(body, application.offer()), clock));
  }

  @DELETE
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/offer")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "deleteOffer",
      summary = "Delete the terms of an offer",
      description = "The status stays as it is.")
  @Refuses(409)
  public void deleteOffer(String id) {
    change(id, application -> application.takeOffer(null, clock));
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/apply-source")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "setApplySource",
      summary = "Choose whether the tailored resume or the original is attached",
      description = "It decides which resume an apply run attaches and an approval shows.")
  @Refuses(409)
  public ApplicationView setApplySource(String id, @NotNull @Valid ApplySourceEdit body) {
    return change(id, application -> application.attach(body.applySource(), clock));
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/cover-letter")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "setCoverLetter",
      summary = "Replace an application's cover letter",
      description =
          "Without a tone, the current tone is kept. The previous letter is kept, unless this"
              + " continues its edit.")
  @Refuses(409)
  public ApplicationView setCoverLetter(String id, @NotNull @Valid CoverLetterEdit body) {
    var letter = body.letter();
    return change(
        id, application -> application.write(letter, body.tone(), body.isContinued(), clock));
  }

  @POST
  @Idempotent
  @Path("/{id}/status")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "setApplicationStatus",
      summary = "Change an application's status",
      description =
          "Setting submitted records a manual submission now. Setting the same status changes"
              + " nothing except that a note is added to the history. reviewing, tailoring and applying"
              + " cannot be set, and can only be left for withdrawn. If the client must approve,"
              + " submitted is refused until approval, and an approval request is created.")
  @Refuses(409)
  public ApplicationView setApplicationStatus(String id, @NotNull @Valid StatusEdit body) {
    var application = Ids.parse(id);
    applicationChanges.setByHand(
        current.id(), application, body.status(), MovedBy.OWNER, body.note(), body.submittedAt());
    return reader.one(current.id(), application);
  }

  @POST
  @Idempotent
  @Path("/{id}/archive")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "archiveApplication",
      summary = "Archive an application",
      description =
          "It leaves lists, the board and the agenda, and still counts in statistics. Idempotent:"
              + " archiving again changes nothing.")
  @Refuses(409)
  public ApplicationView archiveApplication(String id) {
    return change(id, application -> application.archive(true, clock));
  }

  @POST
  @Idempotent
  @Path("/{id}/restore")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "restoreApplication",
      summary = "Restore an archived application",
      description = "Idempotent: restoring one that is not archived changes nothing.")
  @Refuses(409)
  public ApplicationView restoreApplication(String id) {
    return change(id, application -> application.archive(false, clock));
  }

  @GET
  @Path("/{id}/history")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "listApplicationHistory",
      summary = "List an application's status changes, oldest first",
      description = "With the time of each change.")
  public List<StatusChangeView> listApplicationHistory(String id) {
    return reader.history(current.id(), Ids.parse(id));
  }

  @GET
  @Path("/{id}/cover-letters")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "listEarlierCoverLetters",
      summary = "List replaced cover letters, newest first",
      description = "The letters that were replaced by an edit or by a new draft.")
  public List<EarlierCoverLetterView> listEarlierCoverLetters(String id) {
    return reader.earlierCoverLetters(current.id(), Ids.parse(id));
  }

  private ApplicationView change(String id, Consumer<Application> change) {
    applicationChanges.change(current.id(), Ids.parse(id), change);
    return reader.one(current.id(), Ids.parse(id));
  }
}
