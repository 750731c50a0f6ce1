package dev.jobtrail.match;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.work.WorkKind;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Queues reviews. */
@Path("/applications/{id}/review")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.AI)
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
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "reviewApplication",
      summary = "Score the chosen resume against the posting",
      description =
          "Answers immediately with the application in status reviewing; Location is the URL of the work. The"
              + " application becomes reviewed, or returns to its previous status with posting.reviewError.")
  @Refuses({402, 409})
  public RestResponse<ApplicationView> reviewApplication(String id) {
    var application = Ids.parse(id);
    var work =
        applications.begin(current.id(), application, WorkKind.REVIEW, ApplicationStatus.REVIEWING);
    return LocatedResponse.accepted("/work/" + work, applications.view(current.id(), application));
  }
}
