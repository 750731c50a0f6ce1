package dev.jobtrail.discovery;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Operations on matches. */
@Path("/discovery")
@Authenticated
@Tag(name = "Discovery")
@RequiresScope(read = Scope.DISCOVERY, write = Scope.DISCOVERY)
class MatchResource {

  @Schema(name = "MatchIds")
  record MatchIds(
      @Schema(required = true) @NotNull @Size(min = 1, max = 100) List<@NotNull String> ids) {}

  /** Of one match. */
  @Schema(name = "Dismissal")
  record Dismissal(@Schema(nullable = true) DismissReason reason) {

    static DismissReason reason(Dismissal body) {
      return body == null ? null : body.reason;
    }
  }

  /** Of several matches. */
  @Schema(name = "MatchDismissals")
  record MatchDismissals(
      @Schema(required = true) @NotNull @Size(min = 1, max = 100) List<@NotNull String> ids,
      @Schema(nullable = true) DismissReason reason) {}

  /** What the best matches are explained after. */
  @Schema(name = "BestMatchesExplanation")
  record BestMatchesExplanation(@Schema(nullable = true, format = "uuid") String runId) {

    static UUID runId(BestMatchesExplanation body) {
      return body == null || body.runId == null ? null : Ids.parse(body.runId);
    }
  }

  private final CurrentAccount current;
  private final People people;
  private final OpenMatches open;
  private final MatchSearch search;
  private final MatchDecisions matchDecisions;
  private final MatchExplainer explainer;
  private final NextPage nextPage;

  MatchResource(
      CurrentAccount current,
      People people,
      OpenMatches open,
      MatchSearch search,
      MatchDecisions matchDecisions,
      MatchExplainer explainer,
      NextPage nextPage) {
    this.current = current;
    this.people = people;
    this.open = open;
    this.search = search;
    this.matchDecisions = matchDecisions;
    this.explainer = explainer;
    this.nextPage = nextPage;
  }

  @GET
  @Path("/resumes/{resumeId}/open-matches")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "listOpenMatches",
      summary = "List the new matches of a resume, latest first",
      description = "All of them, unless limit is set.")
  public List<MatchView> listOpenMatches(
      String resumeId,
      @QueryParam("clientId") @Size(min = 1) String clientId,
      @Valid @BeanParam PageRequest page) {
    var limit = page.isAsked() ? page.limit() + 1 : null;
    var person = people.of(clientId);
    var resume = Ids.parse(resumeId);
    var rows = open.of(person, resume, page.after().orElse(null), limit);
    return nextPage.cutIfAsked(rows, page, MatchView::id, () -> open.count(resume));
  }

  @GET
  @Path("/resumes/{resumeId}/matches")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "listMatches",
      summary = "List matches of a resume by filters, best fit first",
      description =
          "New ones unless states are given; also latest find or highest pay first, converted"
              + " between currencies, or the other way round.")
  public List<MatchView> listMatches(
      String resumeId,
      @QueryParam("clientId") @Size(min = 1) String clientId,
      @Valid @BeanParam MatchFilter filter,
      @Valid @BeanParam PageRequest page) {
    var person = people.of(clientId);
    var resume = Ids.parse(resumeId);
    var rows = search.page(person, resume, filter, page.after().orElse(null), page.limit() + 1);
    return nextPage.cut(rows, page, MatchView::id, () -> search.total(person, resume, filter));
  }

  @GET
  @Path("/resumes/{resumeId}/matches/counts")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "countMatches",
      summary = "Count the matches of a resume that pass filters",
      description =
          "In total, remote ones, and by board, level, visa sponsorship, employment type, company and"
              + " age.")
  public MatchCounts countMatches(
      String resumeId,
      @QueryParam("clientId") @Size(min = 1) String clientId,
      @Valid @BeanParam MatchFilter filter) {
    return search.count(people.of(clientId), Ids.parse(resumeId), filter);
  }

  @GET
  @Path("/matches/{id}")
  @Conditional
  @ForOneClient(ClientRecord.MATCH)
  @Operation(
      operationId = "getMatch",
      summary = "Read a match",
      description = "With its score, its reasons and the boards that list it.")
  public MatchView getMatch(String id) {
    return matchDecisions.one(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/matches/{id}/add")
  @ForOneClient(ClientRecord.MATCH)
  @Operation(
      operationId = "addMatch",
      summary = "Add a match to the applications",
      description =
          "The application contains the posting. If the job is already tracked, the match"
              + " becomes tracked instead. Idempotent: adding again changes nothing.")
  @Refuses(409)
  public MatchView addMatch(String id) {
    return matchDecisions.add(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/matches/{id}/dismiss")
  @ForOneClient(ClientRecord.MATCH)
  @Operation(
      operationId = "dismissMatch",
      summary = "Dismiss a match",
      description =
          "With a reason, which a later call can add or change, new matches like it come later in"
              + " the order by fit.")
  @Refuses(409)
  public MatchView dismissMatch(String id, @Valid Dismissal body) {
    return matchDecisions.dismiss(current.id(), Ids.parse(id), Dismissal.reason(body));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/matches/{id}/undo")
  @ForOneClient(ClientRecord.MATCH)
  @Operation(
      operationId = "undoMatch",
      summary = "Undo a dismissal",
      description =
          "The match is new again; one that is new stays so. Refused for a match that is added,"
              + " tracked or expired.")
  @Refuses(409)
  public MatchView undoMatch(String id) {
    return matchDecisions.undo(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/resumes/{resumeId}/matches/add")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "addMatches",
      summary = "Add several matches of a resume to the applications",
      description =
          "The result of each, in the order of the ids. Jobs that are already tracked become"
              + " tracked, and one that cannot be added does not stop the others. Idempotent:"
              + " adding again changes nothing.")
  @Refuses(409)
  public List<MatchDecision> addMatches(String resumeId, @NotNull @Valid MatchIds body) {
    return matchDecisions.addAll(current.id(), Ids.parse(resumeId), body.ids);
  }

  @POST
  @Idempotent
  @Path("/resumes/{resumeId}/matches/dismiss")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "dismissMatches",
      summary = "Dismiss several matches of a resume",
      description =
          "The result of each, in the order of the ids. A reason has the effect that it has with"
              + " one match.")
  @Refuses(409)
  public List<MatchDecision> dismissMatches(String resumeId, @NotNull @Valid MatchDismissals body) {
    return matchDecisions.dismissAll(current.id(), Ids.parse(resumeId), body.ids, body.reason);
  }

  @POST
  @Idempotent
  @Path("/resumes/{resumeId}/matches/undo")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "undoMatches",
      summary = "Undo the dismissal of several matches of a resume",
      description = "The result of each, in the order of the ids.")
  @Refuses(409)
  public List<MatchDecision> undoMatches(String resumeId, @NotNull @Valid MatchIds body) {
    return matchDecisions.undoAll(current.id(), Ids.parse(resumeId), body.ids);
  }

  @POST
  @Idempotent
  @Path("/matches/{id}/exclude-company")
  @ForOneClient(ClientRecord.MATCH)
  @Operation(
      operationId = "excludeCompanyOfMatch",
      summary = "Exclude the company of a match from searches",
      description =
          "Adds the company to the excluded companies of every target of the resume, and dismisses"
              + " the new matches there. To undo, change the targets.")
  @Refuses(409)
  public CompanyExclusion excludeCompanyOfMatch(String id) {
    return matchDecisions.excludeCompany(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/resumes/{resumeId}/matches/reasons")
  @Limited(Limit.AI)
  @ResponseStatus(202)
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "explainBestMatches",
      summary = "Explain why the best new matches of a resume fit and what is missing",
      description =
          "Those of the best 20 that have no reasons yet, for one unit of the AI allowance, or for"
              + " none where all have. With the id of an ended run this is done once for that run:"
              + " another call for it does nothing, unless the reasons failed. Answers immediately"
              + " with the number of matches that are being explained.")
  @Refuses({402, 409})
  public MatchesExplained explainBestMatches(String resumeId, @Valid BestMatchesExplanation body) {
    var resume = Ids.parse(resumeId);
    explainer.beginBest(current.id(), resume, BestMatchesExplanation.runId(body));
    return new MatchesExplained(explainer.underWay(current.id(), resume).size());
  }

  @POST
  @Idempotent
  @Path("/matches/{id}/reasons")
  @Limited(Limit.AI)
  @ResponseStatus(202)
  @ForOneClient(ClientRecord.MATCH)
  @Operation(
      operationId = "explainMatch",
      summary = "Explain why a match fits and what is missing",
      description = "Answers immediately; Location is the URL of the work.")
  @Refuses({402, 409})
  public RestResponse<MatchView> explainMatch(String id) {
    var match = Ids.parse(id);
    var work = explainer.begin(current.id(), match);
    return LocatedResponse.accepted("/work/" + work, matchDecisions.one(current.id(), match));
  }
}
