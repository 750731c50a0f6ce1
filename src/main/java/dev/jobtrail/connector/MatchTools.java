package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.discovery.DismissReason;
import dev.jobtrail.discovery.MatchDecisions;
import dev.jobtrail.discovery.MatchExplainer;
import dev.jobtrail.discovery.MatchFilter;
import dev.jobtrail.discovery.MatchSearch;
import dev.jobtrail.discovery.MatchSignal;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.discovery.RunView;
import dev.jobtrail.discovery.Runs;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.work.WorkReader;
import io.quarkiverse.mcp.server.MetaField;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;

/** Tools for searches of job boards and what they found. */
@Singleton
@ToolGroup
class MatchTools {

  /**
   * A found job.
   *
   * @param doubts why it may be no real, open job
   */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record MatchDetails(
      String id,
      String resumeId,
      String state,
      int score,
      String board,
      String level,
      String sponsorship,
      List<String> doubts,
      String foundAt,
      String applicationId,
      String untrustedReason,
      String untrustedGap,
      UntrustedJob untrustedJob) {

    static MatchDetails of(MatchView match) {
      return new MatchDetails(
          match.id().toString(),
          match.resumeId().toString(),
          Wire.name(match.state()),
          match.score(),
          Wire.name(match.board()),
          Wire.name(match.level()),
          Wire.name(match.sponsorship()),
          doubts(match),
          Wire.time(match.foundAt()),
          Wire.id(match.applicationId()),
          Untrusted.line(match.fitReason()),
          Untrusted.line(match.fitGap()),
          UntrustedJob.of(match));
    }

    private static List<String> doubts(MatchView match) {
      return match.signals().stream()
          .filter(it -> it.verdict() == MatchSignal.Verdict.DOUBTFUL)
          .map(MatchSignal::text)
          .toList();
    }
  }

  /** A page of matches. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record MatchPage(String notice, List<MatchDetails> matches, String nextCursor) {}

  /** A match with the notice. */
  @RegisterForReflection
  public record DecidedMatch(String notice, MatchDetails match) {

    static DecidedMatch of(MatchView match) {
      return new DecidedMatch(Untrusted.NOTICE, MatchDetails.of(match));
    }
  }

  /** The progress of a search. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record SearchDetails(
      String id,
      String resumeId,
      String state,
      int fetched,
      int kept,
      int newMatches,
      String error,
      String startedAt,
      String finishedAt) {

    static SearchDetails of(RunView run) {
      return new SearchDetails(
          run.id().toString(),
          run.resumeId().toString(),
          Wire.name(run.state()),
          run.fetched(),
          run.kept(),
          run.newOnes(),
          run.error(),
          Wire.time(run.startedAt()),
          Wire.time(run.finishedAt()));
    }
  }

  private final CurrentAccount current;
  private final People people;
  private final MatchSearch search;
  private final MatchDecisions decisions;
  private final MatchExplainer explainer;
  private final WorkReader works;
  private final Runs runs;

  MatchTools(
      CurrentAccount current,
      People people,
      MatchSearch search,
      MatchDecisions decisions,
      MatchExplainer explainer,
      WorkReader works,
      Runs runs) {
    this.current = current;
    this.people = people;
    this.search = search;
    this.decisions = decisions;
    this.explainer = explainer;
    this.works = works;
    this.runs = runs;
  }

  @Tool(
      name = "list_matches",
      title = "List found jobs",
      description =
          "Lists jobs that searches found for a resume, best fit first, with their score and, where"
              + " they were requested, reasons.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.RESUME)
  @MetaField(name = PermittedFeatures.SCOPE, value = "discovery")
  MatchPage listMatches(
      @ToolArg(description = "The resume's id.") String resumeId,
      @ToolArg(description = Wire.CLIENT, required = false) String clientId,
      @ToolArg(
              description = "new, added, tracked, dismissed or expired. Default new.",
              required = false)
          @Pattern(regexp = "new|added|tracked|dismissed|expired")
          String state,
      @ToolArg(description = "The lowest score, 0 to 100.", required = false) @Min(0) @Max(100)
          Integer minScore,
      @ToolArg(description = "Words in title, company, location or text.", required = false)
          @Size(max = 200)
          String query,
      @ToolArg(description = Wire.LIMIT, required = false) @Min(1) @Max(Wire.MOST) Integer limit,
      @ToolArg(description = Wire.CURSOR, required = false) String cursor) {
    var most = Wire.limit(limit);
    var criteria = new HashMap<String, String>();
    criteria.put("state", state);
    criteria.put("minScore", minScore == null ? null : minScore.toString());
    criteria.put("q", query);
    var rows =
        search.page(
            people.of(clientId),
            Ids.parse(resumeId),
            MatchFilter.ofForm(criteria::get),
            Wire.cursor(cursor).orElse(null),
            most + 1);
    return new MatchPage(
        Untrusted.NOTICE,
        rows.stream().limit(most).map(MatchDetails::of).toList(),
        Wire.next(rows, most, MatchView::id));
  }

  @Tool(
      name = "explain_match",
      title = "Explain how a found job fits",
      description =
          "Starts finding the strongest reason for a found job and what the resume lacks for it."
              + " Takes an AI unit of the plan. Ask read_work until it is done, then list_matches.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = false,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.MATCH)
  @MetaField(name = PermittedFeatures.SCOPE, value = "discovery")
  @Limited(Limit.AI)
  WritingTools.WorkDetails explainMatch(@ToolArg(description = "The match's id.") String matchId) {
    return WritingTools.WorkDetails.of(
        works.one(current.id(), explainer.begin(current.id(), Ids.parse(matchId))));
  }

  @Tool(
      name = "add_match",
      title = "Add a found job to the applications",
      description = "Tracks a found job as an application. Adding again changes nothing.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = true))
  @ForOneClient(ClientRecord.MATCH)
  @MetaField(name = PermittedFeatures.SCOPE, value = "discovery")
  DecidedMatch addMatch(@ToolArg(description = "The match's id.") String matchId) {
    return DecidedMatch.of(decisions.add(current.id(), Ids.parse(matchId)));
  }

  @Tool(
      name = "dismiss_match",
      title = "Dismiss a found job",
      description = "Dismisses a found job. undo_dismissal restores it.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.MATCH)
  @MetaField(name = PermittedFeatures.SCOPE, value = "discovery")
  DecidedMatch dismissMatch(
      @ToolArg(description = "The match's id.") String matchId,
      @ToolArg(
              description =
                  "Why the person does not want it: too_senior, too_junior, wrong_work,"
                      + " wrong_place, pay, company or other. Similar jobs are ranked lower.",
              required = false)
          @Pattern(regexp = "too_senior|too_junior|wrong_work|wrong_place|pay|company|other")
          String reason) {
    return DecidedMatch.of(
        decisions.dismiss(
            current.id(),
            Ids.parse(matchId),
            reason == null ? null : DismissReason.valueOf(reason.toUpperCase(Locale.ROOT))));
  }

  @Tool(
      name = "undo_dismissal",
      title = "Undo a dismissal",
      description = "Makes a dismissed job a new one again.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.MATCH)
  @MetaField(name = PermittedFeatures.SCOPE, value = "discovery")
  DecidedMatch undoDismissal(@ToolArg(description = "The match's id.") String matchId) {
    return DecidedMatch.of(decisions.undo(current.id(), Ids.parse(matchId)));
  }

  @Tool(
      name = "start_search",
      title = "Search the job boards",
      description =
          "Starts a search for all targets of a resume. Takes a discovery unit of the plan. Ask"
              + " read_search until it is done, then list the matches.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = false,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.RESUME)
  @MetaField(name = PermittedFeatures.SCOPE, value = "discovery")
  SearchDetails startSearch(@ToolArg(description = "The resume's id.") String resumeId) {
    var id = Ids.parse(resumeId);
    runs.requireResume(current.id(), id);
    current.requireVerifiedEmail();
    return SearchDetails.of(runs.begin(current.id(), id));
  }

  @Tool(
      name = "read_search",
      title = "Read the progress of a search",
      description = "Reads the state of a search and how many jobs it found.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.RUN)
  @MetaField(name = PermittedFeatures.SCOPE, value = "discovery")
  SearchDetails readSearch(@ToolArg(description = "The search's id.") String searchId) {
    return SearchDetails.of(runs.one(current.id(), Ids.parse(searchId)));
  }
}
