package dev.jobtrail.pdf;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.resume.Resume;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Download of a resume as JSON Resume, Markdown, plain text and Word document. */
@Path("/resumes/{id}/export")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class ResumeExportResource {

  private static final String MARKDOWN = "text/markdown";

  private final CurrentAccount current;

  ResumeExportResource(CurrentAccount current) {
    this.current = current;
  }

  @GET
  @Produces({MediaType.APPLICATION_JSON, MARKDOWN, MediaType.TEXT_PLAIN, WordDocument.MEDIA_TYPE})
  @Conditional
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "exportResume",
      summary = "Download a resume as JSON Resume, Markdown, plain text or Word document",
      description =
          "In the format that the parameter names, else by Accept; as PDF by downloadResumePdf."
              + " JSON is the whole document; the others hold what the PDF prints. A Word document"
              + " has editable styles: Title, Heading 1 and 2, List Bullet.")
  @APIResponse(
      responseCode = "200",
      description = "The resume.",
      content = {
        @Content(
            mediaType = MediaType.APPLICATION_JSON,
            schema = @Schema(type = SchemaType.OBJECT)),
        @Content(mediaType = MARKDOWN, schema = @Schema(type = SchemaType.STRING)),
        @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)),
        @Content(
            mediaType = WordDocument.MEDIA_TYPE,
            schema = @Schema(type = SchemaType.STRING, format = "binary"))
      })
  public RestResponse<byte[]> export(
      String id,
      @Parameter(
              description = "By Accept if absent.",
              schema = @Schema(enumeration = {"json", "markdown", "text", "docx"}))
          @QueryParam("format")
          String format,
      @Context HttpHeaders headers) {
    var resume = Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
    var title = DocumentTitle.of(resume);
    var wanted =
        format == null
            ? ResumeExportFormat.acceptable(headers.getAcceptableMediaTypes())
            : ResumeExportFormat.named(format)
                .orElseThrow(
                    () ->
                        ApiException.invalid(
                            "format",
                            "must be json, markdown, text or docx; the PDF is at /pdf of the"
                                + " resume"));
    return RestResponse.ResponseBuilder.ok(wanted.write(resume.document(), resume.template, title))
        .header(HttpHeaders.CONTENT_TYPE, wanted.mediaType())
        .header(HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(title, wanted.ending()))
        .build();
  }
}
