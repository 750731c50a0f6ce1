package dev.jobtrail.approval;

import dev.jobtrail.client.ClientReader;
import dev.jobtrail.client.ClientView;
import dev.jobtrail.client.People;
import dev.jobtrail.error.WireName;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.Clock;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The approval requests of the caller's clients. */
@Path("/clients")
@Authenticated
@Tag(name = "Clients")
@RequiresScope(read = Scope.CLIENTS, write = Scope.CLIENTS)
class ClientDecisionsResource {

  private final People people;
  private final ApprovalReader approvalReader;
  private final ClientReader clients;
  private final NextPage nextPage;
  private final Clock clock;

  ClientDecisionsResource(
      People people,
      ApprovalReader approvalReader,
      ClientReader clients,
      NextPage nextPage,
      Clock clock) {
    this.people = people;
    this.approvalReader = approvalReader;
    this.clients = clients;
    this.nextPage = nextPage;
    this.clock = clock;
  }

  @GET
  @Path("/{id}/approvals")
  @Operation(
      operationId = "listClientApprovals",
      summary = "List a client's approval requests, newest first",
      description = "Includes the link to share if it could not be emailed.")
  public List<ApprovalView> listClientApprovals(
      String id,
      @Parameter(
              description = "In this state.",
              schema = @Schema(implementation = ApprovalState.class))
          @QueryParam("state")
          String state,
      @BeanParam @Valid PageRequest page) {
    var wanted = state == null ? null : WireName.parse(ApprovalState.class, state, "state");
    var person = people.of(id);
    var after = page.after().orElse(null);
    var rows =
        approvalReader.page(person.accountId(), person.clientId(), wanted, after, page.limit() + 1);
    return nextPage.cut(
        rows,
        page,
        ApprovalView::id,
        () -> approvalReader.count(person.accountId(), person.clientId(), wanted));
  }

  @POST
  @Idempotent
  @Path("/{id}/decisions/seen")
  @Operation(
      operationId = "markDecisionsSeen",
      summary = "Mark all of a client's decisions as seen",
      description = "The agenda does not count them any more.")
  public ClientView markDecisionsSeen(String id) {
    var person = people.of(id);
    QuarkusTransaction.joiningExisting()
        .run(() -> Approval.seeDecisions(person.clientId(), clock.instant()));
    return clients.one(person.accountId(), person.clientId());
  }
}
