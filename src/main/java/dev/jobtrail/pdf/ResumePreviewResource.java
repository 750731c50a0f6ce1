package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeSchema;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.time.Clock;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Prints documents that are not stored. */
@Path("/resumes")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_READ)
class ResumePreviewResource {

  @Schema(name = "ResumePreview")
  record Preview(
      @Schema(nullable = true, description = "classic if absent.") ResumeTemplate template,
      @Schema(
              required = true,
              type = SchemaType.OBJECT,
              implementation = Object.class,
              description = "A JSON Resume 1.0.0 document.")
          @NotNull
          JsonNode data) {}

  private final CurrentAccount current;
  private final ResumePdf pdf;
  private final ResumeSchema schema;
  private final TasksInProgress tasks;
  private final Clock clock;

  ResumePreviewResource(
      CurrentAccount current,
      ResumePdf pdf,
      ResumeSchema schema,
      TasksInProgress tasks,
      Clock clock) {
    this.current = current;
    this.pdf = pdf;
    this.schema = schema;
    this.tasks = tasks;
    this.clock = clock;
  }

  @POST
  @Path("/preview")
  @Produces(ResumePdf.MEDIA_TYPE)
  @Limited(Limit.PREVIEW)
  @Operation(
      operationId = "previewResume",
      summary = "Print a document without storing it",
      description = "For previews while a document is edited; with a separate limit.")
  @Refuses({429, 503})
  public byte[] preview(@NotNull @Valid Preview body) {
    schema.check(body.data());
    try (var _ = tasks.pdf(current.id().toString())) {
      return pdf.render(
          body.data(),
          body.template() == null ? ResumeTemplate.CLASSIC : body.template(),
          DocumentTitle.of(body.data()),
          clock.instant());
    }
  }
}
