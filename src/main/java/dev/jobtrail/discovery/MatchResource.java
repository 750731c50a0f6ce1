package dev.jobtrail.discovery;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.work.WorkAnswer;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Found jobs, and decisions on them. */
@Path("/discovery")
@Authenticated
@Tag(name = "Discovery")
class MatchResource {

  private final CurrentAccount current;
  private final People people;
  private final OpenMatches open;
  private final MatchDecisions matchDecisions;
  private final MatchExplainer explainer;
  private final NextPage nextPage;

  MatchResource(
      CurrentAccount current,
      People people,
      OpenMatches open,
      MatchDecisions matchDecisions,
      MatchExplainer explainer,
      NextPage nextPage) {
    this.current = current;
    this.people = people;
    this.open = open;
    this.matchDecisions = matchDecisions;
    this.explainer = explainer;
    this.nextPage = nextPage;
  }

  @GET
  @Path("/resumes/{resumeId}/open-matches")
  @Operation(
      operationId = "listOpenMatches",
      summary = "List the matches of a resume that are still to decide, the latest find first",
      description = "All of them, unless limit asks for a page.")
  public List<MatchView> listOpenMatches(
      String resumeId,
      @QueryParam("clientId") @Size(min = 1) String clientId,
      @Valid @BeanParam PageRequest page) {
    var limit = page.isAsked() ? page.limit() + 1 : null;
    var rows = open.of(people.of(clientId), Ids.parse(resumeId), page.after().orElse(null), limit);
    return page.isAsked() ? nextPage.cut(rows, page, MatchView::id) : rows;
  }

  @GET
  @Path("/matches/{id}")
  @Conditional
  @Operation(operationId = "getMatch", summary = "Read a match")
  public MatchView getMatch(String id) {
    return matchDecisions.one(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/matches/{id}/add")
  @Operation(
      operationId = "addMatch",
      summary = "Make an application of a match",
      description =
          "The application has the posting filled in. Where the job is tracked already the match"
              + " becomes tracked instead; adding twice changes nothing.")
  @Refuses(409)
  public MatchView addMatch(String id) {
    return matchDecisions.add(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/matches/{id}/dismiss")
  @Operation(operationId = "dismissMatch", summary = "Turn a match down")
  @Refuses(409)
  public MatchView dismissMatch(String id) {
    return matchDecisions.dismiss(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/matches/{id}/undo")
  @Operation(operationId = "undoMatch", summary = "Take a dismissal back")
  @Refuses(409)
  public MatchView undoMatch(String id) {
    return matchDecisions.undo(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/matches/{id}/reasons")
  @Limited(Limit.AI)
  @ResponseStatus(202)
  @Operation(
      operationId = "explainMatch",
      summary = "Have it said why a match fits and what is missing",
      description = "Answers at once; Location is the work's address.")
  @Refuses({402, 409})
  public RestResponse<MatchView> explainMatch(String id) {
    var match = Ids.parse(id);
    var work = explainer.begin(current.id(), match);
    return WorkAnswer.takenUp(work, matchDecisions.one(current.id(), match));
  }
}
