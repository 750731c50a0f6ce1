package dev.jobtrail.match;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.work.WorkAnswer;
import dev.jobtrail.work.WorkKind;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Asks for reviews. */
@Path("/applications/{id}/review")
@Authenticated
@Tag(name = "Applications")
class ReviewResource {

  private final CurrentAccount current;
  private final WorkOnApplications applications;

  ReviewResource(CurrentAccount current, WorkOnApplications applications) {
    this.current = current;
    this.applications = applications;
  }

  @POST
  @Idempotent
  @Limited(Limit.AI)
  @ResponseStatus(202)
  @Operation(
      operationId = "reviewApplication",
      summary = "Score the chosen resume against the posting",
      description =
          "Answers at once with the application as reviewing; Location is the work's address. The"
              + " application becomes reviewed, or what it was before with posting.reviewError.")
  @Refuses({402, 409})
  public RestResponse<ApplicationView> reviewApplication(String id) {
    var application = Ids.parse(id);
    var work =
        applications.begin(current.id(), application, WorkKind.REVIEW, ApplicationStatus.REVIEWING);
    return WorkAnswer.takenUp(work, applications.view(current.id(), application));
  }
}
