package dev.jobtrail.application;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.client.People;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.Preconditioned;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;
import org.openapitools.jackson.nullable.JsonNullable;

/** The applications that the caller tracks. */
@Path("/applications")
@Authenticated
@Tag(name = "Applications", description = "Jobs that are applied for, and how far each has come.")
class ApplicationResource {

  @Schema(name = "ApplicationEdit", description = "Absent leaves the notes, null clears them.")
  record Edit(
      @Schema(
              implementation = String.class,
              nullable = true,
              maxLength = 10_000,
              examples = "Called back on Monday.")
          JsonNullable<@Size(max = 10_000) String> notes) {}

  @Schema(name = "ApplySourceEdit")
  record ApplySourceEdit(@NotNull ApplySource applySource) {}

  @Schema(name = "CoverLetterEdit", description = "A letter written by hand; null for none.")
  record CoverLetterEdit(
      @Schema(implementation = String.class, nullable = true, maxLength = 20_000, required = true)
          JsonNullable<@Size(max = 20_000) String> coverLetter,
      CoverLetterTone tone) {

    /** The letter, or null for none; there is no leaving it out. */
    String letter() {
      if (!coverLetter.isPresent()) {
        throw ApiException.invalid("coverLetter", "must be given, or null for none");
      }
      return coverLetter.get();
    }
  }

  @Schema(name = "StatusEdit")
  record StatusEdit(@NotNull ApplicationStatus status, @Size(max = 1_000) String note) {}

  private final CurrentAccount current;
  private final People people;
  private final ApplicationTracker tracker;
  private final ApplicationReader reader;
  private final ApplicationChanges applicationChanges;
  private final NextPage nextPage;
  private final Clock clock;

  ApplicationResource(
      CurrentAccount current,
      People people,
      ApplicationTracker tracker,
      ApplicationReader reader,
      ApplicationChanges applicationChanges,
      NextPage nextPage,
      Clock clock) {
    this.current = current;
    this.people = people;
    this.tracker = tracker;
    this.reader = reader;
    this.applicationChanges = applicationChanges;
    this.nextPage = nextPage;
    this.clock = clock;
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Operation(
      operationId = "createApplication",
      summary = "Track a job",
      description =
          "By the address of its posting, which is fetched, or by what is told of it. A person"
              + " tracks each posting url once.")
  @Refuses({404, 409})
  @ResponseStatus(201)
  public RestResponse<ApplicationView> createApplication(@NotNull @Valid NewApplication body) {
    body.requireOneSource();
    var created = tracker.track(people.of(body.clientId()), body);
    var location = URI.create("/applications/" + created.id());
    return RestResponse.ResponseBuilder.<ApplicationView>created(location).entity(created).build();
  }

  @GET
  @Operation(
      operationId = "listApplications",
      summary = "List applications, newest first",
      description = "Filters narrow together.")
  public List<ApplicationView> listApplications(
      @BeanParam @Valid ApplicationFilter filter,
      @BeanParam @Valid PageRequest page,
      @QueryParam("clientId") String clientId) {
    var rows =
        reader.page(people.of(clientId), filter, page.after().orElse(null), page.limit() + 1);
    return nextPage.cut(rows, page, ApplicationView::id);
  }

  @GET
  @Path("/{id}")
  @Conditional
  @Operation(operationId = "getApplication", summary = "Read an application")
  public ApplicationView getApplication(String id) {
    return reader.one(current.id(), Ids.parse(id));
  }

  @PATCH
  @Preconditioned(ApplicationView.class)
  @Path("/{id}")
  @Operation(operationId = "updateApplication", summary = "Replace an application's notes")
  @Refuses(409)
  public ApplicationView updateApplication(String id, @NotNull @Valid Edit body) {
    if (!body.notes().isPresent()) {
      applicationChanges.requireVersion(current.id(), Ids.parse(id));
      return getApplication(id);
    }
    return change(id, application -> application.annotate(body.notes().get(), clock));
  }

  @DELETE
  @Preconditioned(ApplicationView.class)
  @Path("/{id}")
  @Operation(
      operationId = "deleteApplication",
      summary = "Delete an application",
      description = "Deletes its posting, its history and its tailored resume too.")
  @Refuses(409)
  public void deleteApplication(String id) {
    applicationChanges.delete(current.id(), Ids.parse(id));
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/apply-source")
  @Operation(
      operationId = "setApplySource",
      summary = "Choose whether the tailored resume or the original is attached")
  @Refuses(409)
  public ApplicationView setApplySource(String id, @NotNull @Valid ApplySourceEdit body) {
    return change(id, application -> application.attach(body.applySource(), clock));
  }

  @PUT
  @Preconditioned(ApplicationView.class)
  @Path("/{id}/cover-letter")
  @Operation(
      operationId = "setCoverLetter",
      summary = "Replace an application's cover letter",
      description = "Without a tone the letter keeps the one it had. The letter before is kept.")
  @Refuses(409)
  public ApplicationView setCoverLetter(String id, @NotNull @Valid CoverLetterEdit body) {
    var letter = body.letter();
    return change(id, application -> application.write(letter, body.tone(), clock));
  }

  @POST
  @Idempotent
  @Path("/{id}/status")
  @Operation(
      operationId = "setApplicationStatus",
      summary = "Set an application's status by hand",
      description =
          "Setting submitted says that it was sent by hand, now. The same status again changes"
              + " nothing; a note with it lands in the history. reviewing, tailoring and applying"
              + " cannot be set, and only be left for withdrawn. Where the client has to approve,"
              + " submitted is refused until then, and the client is asked.")
  @Refuses(409)
  public ApplicationView setApplicationStatus(String id, @NotNull @Valid StatusEdit body) {
    var application = Ids.parse(id);
    applicationChanges.setByHand(
        current.id(), application, body.status(), MovedBy.OWNER, body.note());
    return reader.one(current.id(), application);
  }

  @GET
  @Path("/{id}/history")
  @Operation(
      operationId = "listApplicationHistory",
      summary = "List an application's status changes, oldest first")
  public List<StatusChangeView> listApplicationHistory(String id) {
    return reader.history(current.id(), Ids.parse(id));
  }

  @GET
  @Path("/{id}/cover-letters")
  @Operation(
      operationId = "listEarlierCoverLetters",
      summary = "List the letters that others have replaced, the last first")
  public List<EarlierCoverLetterView> listEarlierCoverLetters(String id) {
    return reader.earlierCoverLetters(current.id(), Ids.parse(id));
  }

  private ApplicationView change(String id, Consumer<Application> change) {
    applicationChanges.change(current.id(), Ids.parse(id), change);
    return reader.one(current.id(), Ids.parse(id));
  }
}
