package dev.jobtrail.attempt;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** The assisted apply runs of an application. */
@Path("/applications/{id}/attempts")
@Authenticated
@Tag(name = "Assisted apply")
@RequiresScope(read = Scope.APPLY, write = Scope.APPLY)
class ApplicationAttemptsResource {

  private final CurrentAccount current;
  private final Attempts attempts;
  private final AttemptReader reader;
  private final NextPage nextPage;

  ApplicationAttemptsResource(
      CurrentAccount current, Attempts attempts, AttemptReader reader, NextPage nextPage) {
    this.current = current;
    this.attempts = attempts;
    this.reader = reader;
    this.nextPage = nextPage;
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "startAttempt",
      summary = "Start an assisted apply run for an application",
      description =
          "A browser fills in the form. The run asks questions if it needs the applicant.")
  @Refuses({402, 403, 409})
  public RestResponse<AttemptView> startAttempt(String id) {
    var application = Ids.parse(id);
    attempts.requireApplication(current.id(), application);
    current.requireVerifiedEmail();
    var attempt = attempts.start(current.id(), application, current.has(Scope.APPLY_SUBMIT));
    return LocatedResponse.created("/attempts/" + attempt, reader.one(current.id(), attempt));
  }

  @GET
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "listAttempts",
      summary = "List the runs of an application, newest first",
      description = "All of them, unless limit is set. Stale runs are ended" + " as errors first.")
  public List<AttemptView> listAttempts(String id, @Valid @BeanParam PageRequest page) {
    var application = Ids.parse(id);
    var limit = page.isAsked() ? page.limit() + 1 : null;
    var after = page.after().orElse(null);
    var rows = reader.newest(current.id(), application, after, limit);
    return nextPage.cutIfAsked(
        rows, page, AttemptView::id, () -> Attempt.count(current.id(), application));
  }
}
