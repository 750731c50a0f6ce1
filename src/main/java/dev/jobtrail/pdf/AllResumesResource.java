package dev.jobtrail.pdf;

import dev.jobtrail.client.People;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.response.StreamedBody;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.response.ZipArchive;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeSummary;
import dev.jobtrail.resume.SharedAddress;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Download of all resumes of an applicant. */
@Path("/resumes")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class AllResumesResource {

  private static final String PDF = "pdf";

  /** Resumes in memory at once; one can have two megabytes. */
  private static final int PAGE = 5;

  private final People people;
  private final ResumePdf pdf;
  private final SharedAddress address;
  private final TasksInProgress tasks;
  private final Clock clock;

  AllResumesResource(
      People people, ResumePdf pdf, SharedAddress address, TasksInProgress tasks, Clock clock) {
    this.people = people;
    this.pdf = pdf;
    this.address = address;
    this.tasks = tasks;
    this.clock = clock;
  }

  @GET
  @Path("/export")
  @Produces(ZipArchive.MEDIA_TYPE)
  @Limited(Limit.PDF)
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "exportResumes",
      summary = "Download all resumes as a ZIP archive",
      description =
          "Newest first, each in a folder with the name of the resume. The files are named as"
              + " single downloads are.")
  @APIResponse(
      responseCode = "200",
      description = "The archive.",
      content =
          @Content(
              mediaType = ZipArchive.MEDIA_TYPE,
              schema = @Schema(type = SchemaType.STRING, format = "binary")))
  @Refuses({404, 429, 503})
  public RestResponse<StreamedBody> exportAll(
      @Parameter(
              description = "pdf if absent.",
              schema = @Schema(enumeration = {"pdf", "docx", "markdown", "text", "json"}))
          @QueryParam("format")
          String format,
      @QueryParam("clientId") String clientId) {
    var person = people.of(clientId);
    var wanted =
        format == null || format.equals(PDF)
            ? Optional.<ResumeExportFormat>empty()
            : Optional.of(
                ExportFormat.named(ResumeExportFormat.class, format)
                    .orElseThrow(
                        () ->
                            ApiException.invalid(
                                "format", "must be pdf, docx, markdown, text or json")));
    var body = ZipArchive.of(() -> tasks.export(person.accountId()), () -> files(person, wanted));
    return RestResponse.ResponseBuilder.ok(body)
        .header(HttpHeaders.CONTENT_DISPOSITION, attachment())
        .build();
  }

  private String attachment() {
    return "attachment; filename=\"resumes-" + LocalDate.now(clock) + ".zip\"";
  }

  /** Page by page, as their documents together may be large. */
  private Iterator<ZipArchive.File> files(Person person, Optional<ResumeExportFormat> format) {
    return Stream.iterate(
            page(person, Optional.empty()),
            it -> !it.isEmpty(),
            it -> page(person, Optional.of(it.getLast().id())))
        .flatMap(List::stream)
        .flatMap(it -> Resume.of(person.accountId(), it.id()).stream())
        .map(it -> file(it, format))
        .iterator();
  }

  private static List<ResumeSummary> page(Person person, Optional<UUID> after) {
    Resume.getEntityManager().clear();
    return ResumeSummary.newest(person, null, null, after, PAGE);
  }

  private ZipArchive.File file(Resume resume, Optional<ResumeExportFormat> format) {
    var title = DocumentTitle.of(resume);
    return ZipArchive.File.of(
        ResumeFileName.readable(resume.name) + "/" + ResumeFileName.readable(title),
        format.map(ResumeExportFormat::ending).orElse(PDF),
        () ->
            format
                .map(it -> it.write(resume.document(), resume.template, title))
                .orElseGet(() -> print(resume, title)));
  }

  private byte[] print(Resume resume, String title) {
    try (var _ = tasks.pdf(resume.accountId.toString())) {
      return pdf.renderWithDocument(
          resume.document(), resume.template, title, resume.updatedAt, address.of(resume));
    }
  }
}
