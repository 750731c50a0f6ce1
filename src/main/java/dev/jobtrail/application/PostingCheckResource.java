package dev.jobtrail.application;

import dev.jobtrail.account.CurrentAccount;
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
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on checks whether the caller's postings are still open. */
@Path("/applications/{id}/posting/check")
@Authenticated
@Blocking
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class PostingCheckResource {

  private final CurrentAccount current;
  private final PostingChecks checks;

  PostingCheckResource(CurrentAccount current, PostingChecks checks) {
    this.current = current;
    this.checks = checks;
  }

  @GET
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "getPostingCheck",
      summary = "Read whether an application's posting is still open",
      description =
          "What the last check found. Postings of applications that are not sent yet are checked"
              + " once a day.")
  public PostingCheckView getPostingCheck(String id) {
    return checks.of(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Limited(Limit.POSTING_CHECK)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "checkPosting",
      summary = "Check now whether an application's posting is still open",
      description =
          "Asks the job board of the posting, or reads its page; takes up to a minute. Closed only by"
              + " evidence: the board no longer lists the job, the page says so, or the employer's"
              + " site no longer has the page. A page that cannot be read leaves the state as it is"
              + " and states the problem. A posting that was checked within the last minute is not"
              + " checked again. Refused without a URL.")
  @Refuses(409)
  public PostingCheckView checkPosting(String id) {
    return checks.check(current.id(), Ids.parse(id));
  }
}
