package dev.jobtrail.console.application;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.letter.LetterDocument;
import dev.jobtrail.letter.LetterName;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.WordDocument;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeTemplate;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestResponse;

/** Downloads of a cover letter as PDF, DOCX and text. */
@Path("/app/applications/{id}/letter")
@Authenticated
@Blocking
class LetterFilesResource {

  private final CurrentAccount current;
  private final ApplicationReader applications;
  private final ResumePdf pdf;
  private final TasksInProgress tasks;

  LetterFilesResource(
      CurrentAccount current,
      ApplicationReader applications,
      ResumePdf pdf,
      TasksInProgress tasks) {
    this.current = current;
    this.applications = applications;
    this.pdf = pdf;
    this.tasks = tasks;
  }

  @GET
  @Path("/pdf")
  @Produces(ResumePdf.MEDIA_TYPE)
  @Limited(Limit.PDF)
  @Operation(hidden = true)
  public RestResponse<byte[]> pdf(String id) {
    var application = application(id);
    var resume = resume(application);
    var template = resume.map(it -> it.template).orElse(ResumeTemplate.CLASSIC);
    try (var _ = tasks.pdf(current.id().toString())) {
      var bytes =
          pdf.renderLetter(
              document(resume),
              application.coverLetter(),
              template,
              LetterName.title(application.coverLetter()),
              application.updatedAt());
      return file(bytes, application, "pdf");
    }
  }

  @GET
  @Path("/docx")
  @Produces(WordDocument.MEDIA_TYPE)
  @Operation(hidden = true)
  public RestResponse<byte[]> docx(String id) {
    var application = application(id);
    var document = document(resume(application));
    return file(LetterDocument.of(document, application.coverLetter()), application, "docx");
  }

  @GET
  @Path("/text")
  @Produces(MediaType.TEXT_PLAIN + ";charset=UTF-8")
  @Operation(hidden = true)
  public RestResponse<byte[]> text(String id) {
    var application = application(id);
    var bytes = application.coverLetter().getBytes(StandardCharsets.UTF_8);
    return file(bytes, application, "txt");
  }

  private ApplicationView application(String id) {
    var application = applications.one(current.id(), Ids.parse(id));
    if (application.coverLetter() == null) {
      throw ApiException.notFound();
    }
    return application;
  }

  private Optional<Resume> resume(ApplicationView application) {
    return application.resume() == null
        ? Optional.empty()
        : Resume.of(current.id(), application.resume().id());
  }

  private static JsonNode document(Optional<Resume> resume) {
    return resume.map(Resume::document).orElseGet(JsonNodeFactory.instance::objectNode);
  }

  private RestResponse<byte[]> file(byte[] bytes, ApplicationView application, String ending) {
    var person = document(resume(application)).path("basics").path("name").asText("");
    var name =
        ResumeFileName.plain(LetterName.file(person, application.coverLetter())) + "." + ending;
    return RestResponse.ResponseBuilder.ok(bytes)
        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
        .build();
  }
}
