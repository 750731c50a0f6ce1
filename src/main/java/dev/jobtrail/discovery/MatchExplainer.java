package dev.jobtrail.discovery;

import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.WorkQueue;
import dev.jobtrail.work.WorkState;
import dev.jobtrail.work.Worker;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** Explains why matches fit the resume and what is missing. */
@ApplicationScoped
public class MatchExplainer implements Worker {

  /** How many of the best matches are explained together, as many as anybody looks at closely. */
  public static final int BEST = 20;

  /** An id, or several with commas between. */
  private static final String MATCH = "matchId";

  private static final String SEPARATOR = ",";

  /** The id of the run whose best matches are explained, where that was told. */
  private static final String RUN = "runId";

  /** Below this score nothing speaks for a match. */
  private static final int HARDLY_FITS = 20;

  private record Material(Match match, Resume resume, boolean isPlaceWanted) {

    PostingText posting() {
      return new PostingText(
          match.title,
          match.company,
          isPlaceWanted ? null : match.location,
          match.isRemote,
          match.employmentType,
          match.description == null ? match.snippet : match.description);
    }
  }

  private final Engine engine;
  private final WorkQueue queue;
  private final MatchSearch search;
  private final ActiveClients activeClients;
  private final Clock clock;

  MatchExplainer(
      Engine engine,
      WorkQueue queue,
      MatchSearch search,
      ActiveClients activeClients,
      Clock clock) {
    this.engine = engine;
    this.queue = queue;
    this.search = search;
    this.activeClients = activeClients;
    this.clock = clock;
  }

  /**
   * Has a match explained.
   *
   * @return the work's id
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, AI_LIMIT_REACHED
   */
  @Transactional
  public UUID begin(UUID accountId, UUID matchId) {
    var match = Match.of(accountId, matchId).orElseThrow(ApiException::notFound);
    var person = new Person(accountId, match.clientId);
    activeClients.require(person);
    return queue.forResume(
        WorkKind.REASONS, person, match.resumeId, Map.of(MATCH, matchId.toString()));
  }

  /**
   * Has those of the best new matches of a resume explained that are not yet, for one unit of the
   * allowance.
   *
   * @param runId the run that they are explained after: nothing happens if they were before, unless
   *     that failed; null to explain them in any case
   * @throws ApiException as above, and INVALID_TRANSITION for a run that goes on
   */
  @Transactional
  public void beginBest(UUID accountId, UUID resumeId, UUID runId) {
    var resume = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    var person = new Person(accountId, resume.clientId);
    activeClients.require(person);
    // one at a time, so that no match is explained twice
    Resume.forUpdate(accountId, resumeId).orElseThrow(ApiException::notFound);
    if (runId != null && isDoneOrUnderWay(ended(accountId, resumeId, runId))) {
      return;
    }
    var underWay = underWay(accountId, resumeId);
    var ids =
        search.page(person, resumeId, new MatchFilter(), null, BEST).stream()
            .filter(it -> !isExplained(it) && !underWay.contains(it.id()))
            .map(it -> it.id().toString())
            .collect(Collectors.joining(SEPARATOR));
    if (!ids.isEmpty()) {
      var details = new LinkedHashMap<>(Map.of(MATCH, ids));
      if (runId != null) {
        details.put(RUN, runId.toString());
      }
      queue.forResume(WorkKind.REASONS, person, resumeId, details);
    }
  }

  private static Run ended(UUID accountId, UUID resumeId, UUID runId) {
    var run =
        Run.of(accountId, runId)
            .filter(it -> it.resumeId.equals(resumeId))
            .orElseThrow(ApiException::notFound);
    if (run.isOpen()) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "The search is still in progress. Wait until it ends.");
    }
    return run;
  }

  private boolean isDoneOrUnderWay(Run run) {
    return reasonsAfter(run.accountId, run.resumeId, run.id, run.createdAt)
        .filter(it -> it != WorkState.FAILED)
        .isPresent();
  }

  /** How far the reasons of the best matches after a run are; empty if nobody asked for them. */
  @Transactional
  public Optional<WorkState> reasonsAfter(UUID accountId, RunView run) {
    return reasonsAfter(accountId, run.resumeId(), run.id(), run.createdAt());
  }

  private Optional<WorkState> reasonsAfter(
      UUID accountId, UUID resumeId, UUID runId, Instant startedAt) {
    return queue.stateAtResume(
        WorkKind.REASONS, accountId, resumeId, startedAt, Map.entry(RUN, runId.toString()));
  }

  /** Whether a match has reasons; one that hardly fits has a gap alone. */
  public static boolean isExplained(MatchView match) {
    return match.fitReason() != null || match.fitGap() != null;
  }

  /** The matches of a resume that are being explained. */
  @Transactional
  public Set<UUID> underWay(UUID accountId, UUID resumeId) {
    return queue.detailsAtResume(WorkKind.REASONS, accountId, resumeId).stream()
        .flatMap(details -> ids(details).stream())
        .collect(Collectors.toSet());
  }

  private static List<UUID> ids(Map<String, String> details) {
    return Arrays.stream(details.get(MATCH).split(SEPARATOR)).map(UUID::fromString).toList();
  }

  @Override
  public WorkKind kind() {
    return WorkKind.REASONS;
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var explained = new ArrayList<Runnable>();
    for (var id : ids(order.details())) {
      QuarkusTransaction.requiringNew()
          .call(() -> read(order, id))
          .ifPresent(it -> explained.add(explain(it, order)));
    }
    if (explained.isEmpty()) {
      throw new WorkException(Message.of("The match was deleted."));
    }
    return () -> explained.forEach(Runnable::run);
  }

  private Runnable explain(Material material, WorkOrder order) {
    var parsed = engine.parse(material.posting());
    var scorecard =
        engine.score(
            material.resume().plainDocument(), material.posting(), parsed, order.language());
    return () ->
        Match.lock(order.accountId(), material.match().id)
            .ifPresent(match -> match.explain(reason(scorecard), scorecard.gap(), clock));
  }

  @Override
  public void lock(WorkOrder order) {
    activeClients.lock(order.person());
  }

  /** The match is unchanged. */
  @Override
  public void giveUp(WorkOrder order, String reason) {}

  /** Empty for a match that was deleted. */
  private static Optional<Material> read(WorkOrder order, UUID id) {
    return Match.of(order.accountId(), id)
        .map(
            match ->
                new Material(
                    match,
                    Resume.of(order.accountId(), match.resumeId)
                        .orElseThrow(
                            () -> new WorkException(Message.of("The resume was deleted."))),
                    isPlaceWanted(match)));
  }

  /** Whether a target asks for the place of a match, as its search has found. */
  private static boolean isPlaceWanted(Match match) {
    return Target.ofResume(match.accountId, match.resumeId).stream()
        .filter(it -> match.targetTitles.contains(it.label()))
        .anyMatch(it -> it.filter().hasPlaces());
  }

  /**
   * The strongest point in favor: the engine's reason, a strength, or the dimension that is rated
   * best; null for a match that hardly fits.
   */
  private static String reason(Scorecard scorecard) {
    if (scorecard.score() < HARDLY_FITS) {
      return null;
    }
    if (scorecard.reason() != null) {
      return scorecard.reason();
    }
    if (!scorecard.strengths().isEmpty()) {
      return scorecard.strengths().getFirst();
    }
    return scorecard.dimensions().stream()
        .max(Comparator.comparingInt(it -> it.score()))
        .map(it -> it.rationale())
        .orElseThrow();
  }
}
