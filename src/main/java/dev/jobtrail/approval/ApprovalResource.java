package dev.jobtrail.approval;

import dev.jobtrail.pdf.DocumentTitle;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.ResumePictures;
import dev.jobtrail.pdf.ResumePictures.Printable;
import dev.jobtrail.platform.PrivateResponse;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.SharedAddress;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** Review and decision by a client, authorized by the token of a link. */
@Path("/approvals/{token}")
@PermitAll
@Tag(
    name = "Approvals",
    description =
        "Review and decision by a client, authorized by the token of a link instead of a key.")
class ApprovalResource {

  private final ClientDecisions decisions;
  private final ResumePdf pdf;
  private final SharedAddress address;
  private final ResumePictures pictures;
  private final TasksInProgress tasks;
  private final RateLimits limits;

  ApprovalResource(
      ClientDecisions decisions,
      ResumePdf pdf,
      SharedAddress address,
      ResumePictures pictures,
      TasksInProgress tasks,
      RateLimits limits) {
    this.decisions = decisions;
    this.pdf = pdf;
    this.address = address;
    this.pictures = pictures;
    this.tasks = tasks;
    this.limits = limits;
  }

  @GET
  @Operation(
      operationId = "getApproval",
      summary = "Read an application that awaits approval",
      description = "An invalid, used or expired token is answered with 404.")
  public RestResponse<ApprovalQuestion> getApproval(String token) {
    return PrivateResponse.answer(RestResponse.Status.OK, decisions.look(token));
  }

  @POST
  @Operation(
      operationId = "decideApproval",
      summary = "Approve or decline",
      description = "The token works for one decision.")
  @Refuses(409)
  public RestResponse<DecidedView> decideApproval(String token, @NotNull @Valid DecisionMade body) {
    return PrivateResponse.answer(RestResponse.Status.OK, decisions.decide(token, body));
  }

  /** A page of the resume as a picture, for the page. */
  @GET
  @Path("/page.png")
  @Produces(ResumePictures.MEDIA_TYPE)
  @Operation(hidden = true)
  public RestResponse<byte[]> picture(String token, @RestQuery Integer page) {
    var resume = decisions.submission(token).resume();
    limits.require(Limit.RESUME_CHANGES, "approval " + Secrets.hash(token));
    return PrivateResponse.answer(
        RestResponse.Status.OK, pictures.page(Printable.of(resume), page == null ? 1 : page));
  }

  @GET
  @Path("/resume.pdf")
  @Produces(ResumePdf.MEDIA_TYPE)
  @Operation(
      operationId = "downloadApprovalResume",
      summary = "Download the resume that awaits approval",
      description = "For the person who has the secret address of the approval; needs no key.")
  @Refuses(429)
  public RestResponse<byte[]> downloadApprovalResume(String token) {
    var resume = decisions.submission(token).resume();
    limits.require(Limit.PDF, "approval " + Secrets.hash(token));
    var title = DocumentTitle.of(resume);
    byte[] bytes;
    try (var _ = tasks.pdf("approval " + Secrets.hash(token))) {
      bytes =
          pdf.render(
              resume.document(), resume.template, title, resume.updatedAt, address.of(resume));
    }
    var answer = PrivateResponse.answer(RestResponse.Status.OK, bytes);
    answer
        .getHeaders()
        .putSingle(HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(title));
    return answer;
  }
}
