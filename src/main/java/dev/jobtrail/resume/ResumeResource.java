package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.Preconditioned;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.Sorting;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.ratelimit.RateLimits;
import dev.jobtrail.response.TasksInProgress;
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
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Operations on resumes. */
@Path("/resumes")
@Authenticated
@Tag(name = "Resumes", description = "Resumes, their versions and change events.")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class ResumeResource {

  private final CurrentAccount current;
  private final People people;
  private final ResumeChanges changes;
  private final ResumeEditor editor;
  private final ResumeImporter imports;
  private final RateLimits limits;
  private final TasksInProgress tasks;
  private final NextPage nextPage;

  ResumeResource(
      CurrentAccount current,
      People people,
      ResumeChanges changes,
      ResumeEditor editor,
      ResumeImporter imports,
      RateLimits limits,
      TasksInProgress tasks,
      NextPage nextPage) {
    this.current = current;
    this.people = people;
    this.changes = changes;
    this.editor = editor;
    this.imports = imports;
    this.limits = limits;
    this.tasks = tasks;
    this.nextPage = nextPage;
  }

  @GET
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "listResumes",
      summary = "List resumes without their documents",
      description = "Those of the caller, or of a client.")
  public List<ResumeSummary> list(
      @QueryParam("clientId") @Size(min = 1) String clientId,
      @Parameter(description = "Resumes with this tag.") @QueryParam("tag") @Size(min = 1, max = 50)
          String tag,
      @Parameter(description = "Part of the name, ignoring case and accents.")
          @QueryParam("q")
          @Size(min = 1, max = 200)
          String text,
      @Parameter(
              description = "The order; by the time they were added if absent.",
              schema = @Schema(implementation = ResumeOrder.class))
          @QueryParam("sort")
          String sort,
      @Parameter(
              description = Sorting.DIRECTION,
              schema = @Schema(implementation = SortDirection.class))
          @QueryParam("direction")
          String direction,
      @Valid @BeanParam PageRequest page) {
    var sorting = Sorting.of(sort, direction, ResumeOrder.ADDED, "r.id");
    var person = people.of(clientId);
    var rows = ResumeSummary.page(person, tag, text, sorting, page.after(), page.limit() + 1);
    return nextPage.cut(
        rows, page, ResumeSummary::id, () -> ResumeSummary.count(person, tag, text));
  }

  @POST
  @Idempotent
  @Limited(Limit.RESUME_CHANGES)
  @Operation(
      operationId = "createResume",
      summary = "Add a resume",
      description =
          "Without a document it starts empty. The document is checked against the JSON Resume "
              + "schema.")
  @ResponseStatus(201)
  @Refuses(404)
  public RestResponse<ResumeView> create(@NotNull @Valid NewResume body) {
    var data = body.data();
    var document = editor.checked(data == null ? JsonNodeFactory.instance.objectNode() : data);
    return created(changes.add(people.of(body.clientId()), body, document));
  }

  @POST
  @Idempotent
  @Limited(Limit.RESUME_CHANGES)
  @Path("/import")
  @Operation(
      operationId = "importResume",
      summary = "Import a JSON Resume or Reactive Resume document",
      description =
          "Names of JSON Resume before 1.0, and values of another type or form that have one"
              + " obvious reading, are converted. Other faults are refused with their JSON pointer;"
              + " importing the document as a file leaves them out instead.")
  @ResponseStatus(201)
  @Refuses(404)
  public RestResponse<ResumeView> importDocument(@NotNull @Valid ResumeImport body) {
    var imported = imports.read(body);
    return created(
        changes.add(
            people.of(body.clientId()),
            imported.description(),
            editor.checked(imported.document())));
  }

  @POST
  @Idempotent
  @Limited(Limit.RESUME_CHANGES)
  @Path("/import/file")
  @Operation(
      operationId = "importResumeFile",
      summary = "Import a file of another program as a resume",
      description =
          "Reads PDF, Word (DOCX), a LinkedIn data export (ZIP), plain text, JSON Resume and"
              + " Reactive Resume, recognized by content. No fault refuses the file as a whole: the"
              + " report says what was taken, repaired and left out. What it says is also in the"
              + " document, under meta.jobtrail. 400 if the file cannot be read, is encrypted or"
              + " holds no text. If isModelAsked is true, the resume is created by rules"
              + " immediately, and workId is the work of the model that reads PDF, Word and text files"
              + " as well: it takes one AI unit and counts towards the limit of AI calls. Its result"
              + " is a new version of the resume with only what the file says, unless the resume was"
              + " changed meanwhile. If it fails, the resume stays as the rules read it.")
  @ResponseStatus(201)
  @Refuses({402, 404})
  public RestResponse<ImportedResume> importFile(@NotNull @Valid ResumeFile body) {
    var person = people.of(body.clientId());
    var imported = read(body);
    if (imported.forModel() != null) {
      limits.require(Limit.AI, current.id().toString());
    }
    var added = imports.add(person, imported);
    return LocatedResponse.created("/resumes/" + added.resume().id(), added);
  }

  @GET
  @Path("/{id}")
  @Conditional
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "getResume",
      summary = "Read a resume",
      description = "With its JSON Resume document.")
  public ResumeView get(String id) {
    return ResumeView.of(resume(id));
  }

  @PUT
  @Preconditioned(ResumeView.class)
  @Limited(Limit.RESUME_CHANGES)
  @Path("/{id}")
  @Operation(
      operationId = "updateResume",
      summary = "Change a resume; absent properties are unchanged",
      description =
          "A change of the document keeps the previous one as a version. Refused while the "
              + "resume is locked.")
  public ResumeView update(String id, @NotNull @Valid ResumeEdit body) {
    if (body.isPublic().orElse(false)) {
      resume(id);
      current.requireVerifiedEmail();
    }
    return ResumeView.of(editor.update(current.id(), Ids.parse(id), body));
  }

  @PATCH
  @Preconditioned(ResumeView.class)
  @Limited(Limit.RESUME_CHANGES)
  @Path("/{id}")
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "patchResume",
      summary = "Apply JSON Patch to a resume's document",
      description =
          "The operations of RFC 6902, all or none. The result is checked against the JSON "
              + "Resume schema. Refused while the resume is locked.")
  public ResumeView patch(String id, @NotNull @Valid DocumentPatch body) {
    return ResumeView.of(
        editor.patch(
            current.id(), Ids.parse(id), body.operations(), body.expectedUpdatedAt().orElse(null)));
  }

  @DELETE
  @Preconditioned(ResumeView.class)
  @Limited(Limit.RESUME_CHANGES)
  @Path("/{id}")
  @Operation(
      operationId = "deleteResume",
      summary = "Delete a resume with its versions",
      description =
          "Its shared page and saved views of its applications end with it; applications stay."
              + " Refused while the resume is locked.")
  public void delete(String id) {
    changes.delete(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Limited(Limit.RESUME_CHANGES)
  @Path("/{id}/duplicate")
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "duplicateResume",
      summary = "Copy a resume",
      description = "The copy is neither shared nor locked.")
  @ResponseStatus(201)
  public RestResponse<ResumeView> duplicate(String id) {
    return created(changes.duplicate(current.id(), Ids.parse(id)));
  }

  @POST
  @Idempotent
  @Limited(Limit.RESUME_CHANGES)
  @Path("/{id}/lock")
  @Operation(
      operationId = "setResumeLock",
      summary = "Set the lock flag",
      description = "While locked, a resume cannot be updated, patched, restored or deleted.")
  public ResumeView lock(String id, @NotNull @Valid LockEdit body) {
    return ResumeView.of(
        changes.change(
            current.id(),
            Ids.parse(id),
            null,
            Mutation.LOCK,
            resume -> resume.setLock(body.isLocked())));
  }

  private ResumeImporter.ImportedFile read(ResumeFile source) {
    try (var _ = tasks.pdf(current.id().toString())) {
      return imports.read(source);
    }
  }

  private Resume resume(String id) {
    return Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
  }

  private static RestResponse<ResumeView> created(Resume resume) {
    return LocatedResponse.created("/resumes/" + resume.id, ResumeView.of(resume));
  }
}
