package dev.jobtrail.tailor;

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

/** Queues the tailoring of resumes. */
@Path("/applications/{id}/tailor")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.AI)
class TailorResource {

  private final CurrentAccount current;
  private final WorkOnApplications applications;

  TailorResource(CurrentAccount current, WorkOnApplications applications) {
    this.current = current;
    this.applications = applications;
  }

  @POST
  @Idempotent
  @Limited(Limit.AI)
  @ResponseStatus(202)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "tailorResume",
      summary = "Tailor the chosen resume to the posting",
      description =
          "Answers immediately with the application in status tailoring; Location is the URL of the work. The"
              + " application becomes ready, or returns to its previous status with tailorError. The copy is a"
              + " regular resume; tailoring again replaces its content and keeps the previous content"
              + " as a version. Tailoring fails if the copy is locked.")
  @Refuses({402, 409})
  public RestResponse<ApplicationView> tailorResume(String id) {
    var application = Ids.parse(id);
    var work =
        applications.begin(current.id(), application, WorkKind.TAILOR, ApplicationStatus.TAILORING);
    return LocatedResponse.accepted("/work/" + work, applications.view(current.id(), application));
  }
}
