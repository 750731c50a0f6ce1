package dev.jobtrail.approval;

import dev.jobtrail.pdf.DocumentTitle;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import dev.jobtrail.response.TasksInProgress;
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
import org.jboss.resteasy.reactive.RestResponse;

/** What a client sees and decides by a link, without a key. */
@Path("/approvals/{token}")
@PermitAll
@Tag(
    name = "Approvals",
    description = "What a client sees and decides, by the token of a link and without a key.")
class ApprovalResource {

  private final ClientDecisions decisions;
  private final ResumePdf pdf;
  private final TasksInProgress tasks;
  private final RateLimits limits;

  ApprovalResource(
      ClientDecisions decisions, ResumePdf pdf, TasksInProgress tasks, RateLimits limits) {
    this.decisions = decisions;
    this.pdf = pdf;
    this.tasks = tasks;
    this.limits = limits;
  }

  @GET
  @Operation(
      operationId = "getApproval",
      summary = "Read what is to be decided on",
      description = "A token that is forged, used or too old is not found.")
  public RestResponse<ApprovalQuestion> getApproval(String token) {
    return Unshared.answer(RestResponse.Status.OK, decisions.look(token));
  }

  @POST
  @Operation(
      operationId = "decideApproval",
      summary = "Approve or decline, once",
      description = "The token has no further use then.")
  @Refuses(409)
  public RestResponse<DecidedView> decideApproval(String token, @NotNull @Valid DecisionMade body) {
    return Unshared.answer(RestResponse.Status.OK, decisions.decide(token, body));
  }

  @GET
  @Path("/resume.pdf")
  @Produces(ResumePdf.MEDIA_TYPE)
  @Operation(operationId = "downloadApprovalResume", summary = "Download the resume to decide on")
  @Refuses(429)
  public RestResponse<byte[]> downloadApprovalResume(String token) {
    var resume = decisions.submission(token).resume();
    limits.require(Limit.PDF, "approval " + Secrets.hash(token));
    var title = DocumentTitle.of(resume);
    byte[] bytes;
    try (var _ = tasks.pdf("approval " + Secrets.hash(token))) {
      bytes = pdf.render(resume.document(), resume.template, title, resume.updatedAt);
    }
    var answer = Unshared.answer(RestResponse.Status.OK, bytes);
    answer
        .getHeaders()
        .putSingle(HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(title));
    return answer;
  }
}
