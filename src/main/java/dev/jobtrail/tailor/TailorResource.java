package dev.jobtrail.tailor;

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

/** Asks for tailored copies. */
@Path("/applications/{id}/tailor")
@Authenticated
@Tag(name = "Applications")
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
  @Operation(
      operationId = "tailorResume",
      summary = "Make a copy of the chosen resume for the posting",
      description =
          "Answers at once with the application as tailoring; Location is the work's address. The"
              + " application becomes ready, or what it was before with tailorError. The copy is a"
              + " resume like any other; tailoring again replaces its content and keeps what it was"
              + " as a version. A copy that is locked is left alone: the tailoring fails.")
  @Refuses({402, 409})
  public RestResponse<ApplicationView> tailorResume(String id) {
    var application = Ids.parse(id);
    var work =
        applications.begin(current.id(), application, WorkKind.TAILOR, ApplicationStatus.TAILORING);
    return WorkAnswer.takenUp(work, applications.view(current.id(), application));
  }
}
