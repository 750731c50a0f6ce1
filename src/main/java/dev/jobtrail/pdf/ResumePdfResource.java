package dev.jobtrail.pdf;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.pdf.ResumePictures.Printable;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Download of resumes as PDF. */
@Path("/resumes/{id}/pdf")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class ResumePdfResource {

  private final CurrentAccount current;
  private final ResumePdf pdf;
  private final ResumePictures pictures;
  private final ResumeReader reader;
  private final ResumeDownload download;

  ResumePdfResource(
      CurrentAccount current,
      ResumePdf pdf,
      ResumePictures pictures,
      ResumeReader reader,
      ResumeDownload download) {
    this.current = current;
    this.pdf = pdf;
    this.pictures = pictures;
    this.reader = reader;
    this.download = download;
  }

  @GET
  @Produces(ResumePdf.MEDIA_TYPE)
  @Conditional
  @Limited(Limit.PDF)
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "downloadResumePdf",
      summary = "Download a resume as PDF",
      description = "Deterministic: the same version of a resume gives the same bytes.")
  public RestResponse<byte[]> downloadPdf(String id) {
    return download.of(Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound));
  }

  /** What the PDF of a resume lacks. */
  @Schema(name = "PdfCheck")
  record Check(
      @Schema(
              required = true,
              description = "Characters that the PDF cannot print, by script; empty for none.")
          List<MissingCharacters> missing,
      @Schema(
              required = true,
              nullable = true,
              description = "The font family of the design, if it is not installed; else null.")
          MissingFont missingFont,
      @Schema(
              required = true,
              description = "The values of fontFamily that the installation has fonts for.")
          List<String> fontFamilies,
      @Schema(required = true, description = "The pages of the PDF.") int pages,
      @Schema(
              required = true,
              description =
                  "What the resume does not have in print, as the previews say it: a limit of pages "
                      + "that it exceeds, a font, characters, a QR code, its end; empty for none.")
          List<String> notices) {}

  @GET
  @Path("/check")
  @Produces(MediaType.APPLICATION_JSON)
  @Limited(Limit.PREVIEW)
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "checkResumePdf",
      summary = "Check a resume before printing it",
      description =
          "Prints the resume as a download does, counts the pages, and names what it lacks: pages "
              + "within the limit of its design, characters that no font of the installation can "
              + "print, and the font family of the design if it is not installed, with what to do.")
  public Check check(String id) {
    var resume = Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
    var document = resume.document();
    var printable = Printable.of(resume);
    var pages = pictures.pages(printable).size();
    return new Check(
        pdf.missing(document, resume.template),
        pdf.missingFont(document).orElse(null),
        pdf.fontFamilies().stream().map(FontFamily::wireName).toList(),
        pages,
        pictures.notices(printable, pages));
  }

  @GET
  @Path("/reading")
  @Produces(MediaType.APPLICATION_JSON)
  @Limited(Limit.PREVIEW)
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "readResumePdf",
      summary = "Read a resume's PDF as software does",
      description =
          "Prints the resume, reads the PDF as a file of unknown origin, and names what was not "
              + "understood. Applicant tracking systems have other rules, but stumble over the "
              + "same things.")
  public PdfReading reading(String id) {
    var resume = Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
    return reader.read(resume);
  }
}
