package dev.jobtrail.pdf;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import dev.jobtrail.resume.Resume;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Download of a resume as JSON Resume, Markdown, plain text, Word document and PDF. */
@Path("/resumes/{id}/export")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class ResumeExportResource {

  private static final String MARKDOWN = "text/markdown";
  private static final MediaType PDF = MediaType.valueOf(ResumePdf.MEDIA_TYPE);

  private final CurrentAccount current;
  private final ResumeDownload pdf;
  private final RateLimits limits;

  ResumeExportResource(CurrentAccount current, ResumeDownload pdf, RateLimits limits) {
    this.current = current;
    this.pdf = pdf;
    this.limits = limits;
  }

  @GET
  @Produces({
    MediaType.APPLICATION_JSON,
    MARKDOWN,
    MediaType.TEXT_PLAIN,
    WordDocument.MEDIA_TYPE,
    ResumePdf.MEDIA_TYPE
  })
  @Conditional
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "exportResume",
      summary = "Download a resume as JSON Resume, Markdown, plain text, Word document or PDF",
      description =
          "In the format that the parameter names, else by Accept. JSON is the whole document; the"
              + " others hold what the PDF prints. A Word document has editable styles: Title,"
              + " Heading 1 and 2, List Bullet. The PDF is that of downloadResumePdf, and counts"
              + " towards the same limit.")
  @Refuses({429, 503})
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
            schema = @Schema(type = SchemaType.STRING, format = "binary")),
        @Content(
            mediaType = ResumePdf.MEDIA_TYPE,
            schema = @Schema(type = SchemaType.STRING, format = "binary"))
      })
  public RestResponse<byte[]> export(
      String id,
      @Parameter(
              description = "By Accept if absent.",
              schema = @Schema(enumeration = {"json", "markdown", "text", "docx", "pdf"}))
          @QueryParam("format")
          String format,
      @Context HttpHeaders headers) {
    var resume = Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
    if (isPdf(format, headers.getAcceptableMediaTypes())) {
      limits.require(Limit.PDF, current.id().toString());
      return pdf.of(resume);
    }
    var title = DocumentTitle.of(resume);
    var wanted =
        format == null
            ? ExportFormat.acceptable(ResumeExportFormat.class, headers.getAcceptableMediaTypes())
            : ExportFormat.named(ResumeExportFormat.class, format)
                .orElseThrow(
                    () ->
                        ApiException.invalid(
                            "format", "must be json, markdown, text, docx or pdf"));
    return RestResponse.ResponseBuilder.ok(wanted.write(resume.document(), resume.template, title))
        .header(HttpHeaders.CONTENT_TYPE, wanted.mediaType())
        .header(HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(title, wanted.ending()))
        .build();
  }

  /** Whether PDF is named, or the first format of those that are accepted; wildcards mean JSON. */
  private static boolean isPdf(String format, List<MediaType> accepted) {
    if (format != null) {
      return format.equals("pdf");
    }
    for (var type : accepted) {
      if (type.isCompatible(PDF) && !type.isWildcardSubtype()) {
        return true;
      }
      if (ResumeExportFormat.isAcceptable(type)) {
        return false;
      }
    }
    return false;
  }
}
