package dev.jobtrail.console.application;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.letter.LetterFiles;
import dev.jobtrail.letter.LetterFormat;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.WordDocument;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestResponse;

/** Downloads of a cover letter as PDF, DOCX and text. */
@Path("/app/applications/{id}/letter")
@Authenticated
@Blocking
class LetterFilesResource {

  private final CurrentAccount current;
  private final ApplicationReader applications;
  private final LetterFiles files;

  LetterFilesResource(CurrentAccount current, ApplicationReader applications, LetterFiles files) {
    this.current = current;
    this.applications = applications;
    this.files = files;
  }

  @GET
  @Path("/pdf")
  @Produces(ResumePdf.MEDIA_TYPE)
  @Limited(Limit.PDF)
  @Operation(hidden = true)
  public RestResponse<byte[]> pdf(String id) {
    return file(id, LetterFormat.PDF);
  }

  @GET
  @Path("/docx")
  @Produces(WordDocument.MEDIA_TYPE)
  @Operation(hidden = true)
  public RestResponse<byte[]> docx(String id) {
    return file(id, LetterFormat.DOCX);
  }

  @GET
  @Path("/text")
  @Produces(MediaType.TEXT_PLAIN + ";charset=UTF-8")
  @Operation(hidden = true)
  public RestResponse<byte[]> text(String id) {
    return file(id, LetterFormat.TEXT);
  }

  private RestResponse<byte[]> file(String id, LetterFormat format) {
    return files.download(current.id(), applications.one(current.id(), Ids.parse(id)), format);
  }
}
