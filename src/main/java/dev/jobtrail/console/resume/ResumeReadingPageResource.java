package dev.jobtrail.console.resume;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.pdf.PdfReading;
import dev.jobtrail.pdf.ResumeReader;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.resume.Resume;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The page that shows what software reads in a resume's PDF. */
@Path("/app/resumes/{id}/reading")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class ResumeReadingPageResource {

  /** The page, in {@code templates/ResumeReadingPageResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance reading(Frame frame, ResumeHead resume, PdfReading reading);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final ResumeReader reader;

  ResumeReadingPageResource(CurrentAccount current, Frames frames, ResumeReader reader) {
    this.current = current;
    this.frames = frames;
    this.reader = reader;
  }

  @GET
  @Limited(Limit.PREVIEW)
  @Operation(hidden = true)
  public TemplateInstance show(String id) {
    var resume = Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
    return Templates.reading(
        frames.of(ConsoleSection.RESUMES, resume.clientId),
        ResumeHead.of(resume, ResumeHead.Tab.EDIT),
        reader.read(resume));
  }
}
