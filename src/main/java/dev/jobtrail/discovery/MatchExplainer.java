package dev.jobtrail.discovery;

import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.WorkQueue;
import dev.jobtrail.work.Worker;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** Explains why a match fits the resume and what is missing. */
@ApplicationScoped
public class MatchExplainer implements Worker {

  private static final String MATCH = "matchId";

  /** Below this score nothing speaks for a match. */
  private static final int HARDLY_FITS = 20;

  private record Material(Match match, Resume resume) {

    PostingText posting() {
      return new PostingText(
          match.title,
          match.company,
          match.location,
          match.isRemote,
          match.employmentType,
          match.description == null ? match.snippet : match.description);
    }
  }

  private final Engine engine;
  private final WorkQueue queue;
  private final ActiveClients activeClients;
  private final Clock clock;

  MatchExplainer(Engine engine, WorkQueue queue, ActiveClients activeClients, Clock clock) {
    this.engine = engine;
    this.queue = queue;
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

  /** The matches of a resume that are being explained. */
  @Transactional
  public Set<UUID> underWay(UUID accountId, UUID resumeId) {
    return queue.detailsAtResume(WorkKind.REASONS, accountId, resumeId).stream()
        .map(details -> UUID.fromString(details.get(MATCH)))
        .collect(Collectors.toSet());
  }

  @Override
  public WorkKind kind() {
    return WorkKind.REASONS;
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var material = QuarkusTransaction.requiringNew().call(() -> read(order));
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

  private static Material read(WorkOrder order) {
    var id = UUID.fromString(order.details().get(MATCH));
    var match =
        Match.of(order.accountId(), id)
            .orElseThrow(() -> new WorkException(Message.of("The match was deleted.")));
    var resume =
        Resume.of(order.accountId(), match.resumeId)
            .orElseThrow(() -> new WorkException(Message.of("The resume was deleted.")));
    return new Material(match, resume);
  }

  /**
   * The strongest point in favor: a strength, or the dimension that is rated best; null for a match
   * that hardly fits.
   */
  private static String reason(Scorecard scorecard) {
    if (scorecard.score() < HARDLY_FITS) {
      return null;
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
