package dev.jobtrail.letter;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.pdf.ExportFormat;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.WordDocument;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
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

/** Download of an application's cover letter as PDF, Word document and text. */
@Path("/applications/{id}/cover-letter/export")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class LetterExportResource {

  private final CurrentAccount current;
  private final ApplicationReader applications;
  private final LetterFiles files;

  LetterExportResource(CurrentAccount current, ApplicationReader applications, LetterFiles files) {
    this.current = current;
    this.applications = applications;
    this.files = files;
  }

  @GET
  @Produces({ResumePdf.MEDIA_TYPE, WordDocument.MEDIA_TYPE, MediaType.TEXT_PLAIN})
  @Conditional
  @Limited(Limit.PDF)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "exportCoverLetter",
      summary = "Download a cover letter as PDF, Word document or plain text",
      description =
          "In the format that the parameter names, else by Accept. PDF and Word document have the"
              + " head and the design of the resume that the letter goes with: the tailored copy,"
              + " if there is one. 404 where there is no letter.")
  @APIResponse(
      responseCode = "200",
      description = "The letter.",
      content = {
        @Content(
            mediaType = ResumePdf.MEDIA_TYPE,
            schema = @Schema(type = SchemaType.STRING, format = "binary")),
        @Content(
            mediaType = WordDocument.MEDIA_TYPE,
            schema = @Schema(type = SchemaType.STRING, format = "binary")),
        @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING))
      })
  @Refuses({404, 429, 503})
  public RestResponse<byte[]> export(
      String id,
      @Parameter(
              description = "By Accept if absent.",
              schema = @Schema(enumeration = {"pdf", "docx", "text"}))
          @QueryParam("format")
          String format,
      @Context HttpHeaders headers) {
    var wanted =
        format == null
            ? ExportFormat.acceptable(LetterFormat.class, headers.getAcceptableMediaTypes())
            : ExportFormat.named(LetterFormat.class, format)
                .orElseThrow(() -> ApiException.invalid("format", "must be pdf, docx or text"));
    return files.download(current.id(), applications.one(current.id(), Ids.parse(id)), wanted);
  }
}
