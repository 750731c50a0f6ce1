package dev.jobtrail.tailor;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.TailoringReview;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on the owner's decisions after a tailoring. */
@Path("/applications/{id}/tailoring")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class TailoringReviewResource {

  @Schema(name = "ChangeDecision")
  record ChangeDecision(
      @Schema(required = true, description = "The index in tailoring.changes.") @NotNull @Min(0)
          Integer change,
      @Schema(required = true, description = "tailoring.updatedAt as it was read.") @NotNull
          Instant expectedUpdatedAt) {}

  @Schema(name = "QuestionAnswer")
  record QuestionAnswer(
      @Schema(required = true) @NotNull TailoringReview.Answer answer,
      @Schema(
              nullable = true,
              description = "One sentence, required with yes; it becomes a confirmed fact.",
              examples = "I set up our staging servers with Terraform at Acme in 2023.")
          @Size(max = 800)
          String text) {}

  private final CurrentAccount current;
  private final CopyDecisions decisions;
  private final WorkOnApplications applications;

  TailoringReviewResource(
      CurrentAccount current, CopyDecisions decisions, WorkOnApplications applications) {
    this.current = current;
    this.decisions = decisions;
    this.applications = applications;
  }

  @GET
  @Path("/review")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "getTailoringReview",
      summary = "Get reworded changes to confirm, and questions about missing requirements",
      description = "At most three open questions. Both are empty where nothing was tailored.")
  public TailoringReviewView getTailoringReview(String id) {
    return TailoringReviewView.of(decisions.of(current.id(), Ids.parse(id)));
  }

  @POST
  @Path("/confirm")
  @Idempotent
  @Limited(Limit.RESUME_CHANGES)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "confirmRewordedChange",
      summary = "Confirm a reworded change and put it into the tailored copy",
      description = "The scores stay those of the tailoring.")
  @Refuses(409)
  public ApplicationView confirmRewordedChange(String id, @NotNull @Valid ChangeDecision body) {
    var application = Ids.parse(id);
    decisions.confirm(current.id(), application, body.change(), body.expectedUpdatedAt());
    return view(application);
  }

  @POST
  @Path("/decline")
  @Idempotent
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "declineRewordedChange",
      summary = "Decline a reworded change; it becomes a refused one",
      description = "The tailored resume keeps the original wording there.")
  @Refuses(409)
  public ApplicationView declineRewordedChange(String id, @NotNull @Valid ChangeDecision body) {
    var application = Ids.parse(id);
    decisions.decline(current.id(), application, body.change(), body.expectedUpdatedAt());
    return view(application);
  }

  @POST
  @Path("/questions/{questionId}")
  @Idempotent
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "answerTailoringQuestion",
      summary = "Answer a question about a missing requirement",
      description =
          "A yes with a sentence becomes a confirmed fact of the resume, which the next tailoring"
              + " uses. An answered question is not asked again.")
  @Refuses(409)
  public TailoringReviewView answerTailoringQuestion(
      String id, String questionId, @NotNull @Valid QuestionAnswer body) {
    return TailoringReviewView.of(
        decisions.answer(current.id(), Ids.parse(id), questionId, body.answer(), body.text()));
  }

  private ApplicationView view(UUID application) {
    return applications.view(current.id(), application);
  }
}
