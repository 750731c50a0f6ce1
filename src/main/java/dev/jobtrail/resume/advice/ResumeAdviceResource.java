package dev.jobtrail.resume.advice;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.pdf.ResumePictures;
import dev.jobtrail.pdf.ResumePictures.Printable;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.resume.Resume;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Advice on a stored resume. */
@Path("/resumes/{id}/advice")
@Authenticated
@Blocking
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class ResumeAdviceResource {

  private final CurrentAccount current;
  private final ResumePictures pictures;

  ResumeAdviceResource(CurrentAccount current, ResumePictures pictures) {
    this.current = current;
    this.pictures = pictures;
  }

  @GET
  @Limited(Limit.PREVIEW)
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "adviseOnResume",
      summary = "Get advice on a resume",
      description =
          "Remarks on what a careful editor would change: lengths, weak openings, repeated words,"
              + " missing dates, gaps between jobs, missing figures and contact data, and how"
              + " easily its sentences are read. No language model is asked, nothing is changed,"
              + " and hidden sections are left out.")
  @Refuses({429, 503})
  public ResumeAdvice advice(String id) {
    var resume = Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
    var pages = pictures.pages(Printable.of(resume)).size();
    return ResumeAdvice.of(resume.document(), pages, RequestLanguage.current());
  }
}
