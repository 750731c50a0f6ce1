package dev.jobtrail.discovery;

import dev.jobtrail.application.ApplicationTracker;
import dev.jobtrail.application.JobTracked;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.idempotency.IdempotentTransactions;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.util.UUID;
import java.util.function.Consumer;

/** Adds, dismisses and tracks found jobs. */
@ApplicationScoped
public class MatchDecisions {

  private static final String TRACKED =
      "update Match m set m.state = MatchState.TRACKED, m.applicationId = :application,"
          + " m.updatedAt = :now where m.state = MatchState.NEW and m.url = :url"
          + " and m.accountId = :account and coalesce(m.clientId, m.accountId) = :person";

  private final ApplicationTracker tracker;
  private final ActiveClients activeClients;
  private final EntityManager entityManager;
  private final IdempotentTransactions idempotent;
  private final Clock clock;

  MatchDecisions(
      ApplicationTracker tracker,
      ActiveClients activeClients,
      EntityManager entityManager,
      IdempotentTransactions idempotent,
      Clock clock) {
    this.tracker = tracker;
    this.activeClients = activeClients;
    this.entityManager = entityManager;
    this.idempotent = idempotent;
    this.clock = clock;
  }

  /**
   * Makes an application of a match. Where the person tracks the job already the match is tracked,
   * and where it was added already nothing changes.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION for a dismissed one
   */
  MatchView add(UUID accountId, UUID id) {
    var match =
        QuarkusTransaction.requiringNew()
            .call(() -> Match.of(accountId, id).orElseThrow(ApiException::notFound));
    match.requireAddable();
    var person = new Person(accountId, match.clientId);
    QuarkusTransaction.requiringNew().run(() -> activeClients.require(person));
    if (match.isAdded()) {
      return match.view();
    }
    try {
      var application = tracker.trackFound(person, match.posting(), match.resumeId).id();
      return decide(accountId, id, it -> it.add(application, clock));
    } catch (ApiException e) {
      if (e.code() != ErrorCode.ALREADY_EXISTS) {
        throw e;
      }
      var tracked = UUID.fromString(e.body().existingId());
      return decide(accountId, id, it -> it.track(tracked, clock));
    }
  }

  /**
   * Dismisses a match.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION
   */
  MatchView dismiss(UUID accountId, UUID id) {
    return decide(accountId, id, match -> match.dismiss(clock));
  }

  /**
   * Takes a dismissal back.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION
   */
  MatchView undo(UUID accountId, UUID id) {
    return decide(accountId, id, match -> match.undo(clock));
  }

  /**
   * A match.
   *
   * @throws ApiException NOT_FOUND
   */
  public MatchView one(UUID accountId, UUID id) {
    return QuarkusTransaction.joiningExisting()
        .call(() -> Match.of(accountId, id).map(Match::view).orElseThrow(ApiException::notFound));
  }

  /** New matches of a job that the person tracks now are not to decide any more. */
  void track(@Observes JobTracked event) {
    entityManager
        .createQuery(TRACKED)
        .setParameter("application", event.applicationId())
        .setParameter("now", clock.instant())
        .setParameter("url", event.canonicalUrl())
        .setParameter("account", event.person().accountId())
        .setParameter(
            "person",
            event.person().clientId() == null
                ? event.person().accountId()
                : event.person().clientId())
        .executeUpdate();
  }

  private MatchView decide(UUID accountId, UUID id, Consumer<Match> decision) {
    return idempotent.call(
        () -> {
          var known = Match.of(accountId, id).orElseThrow(ApiException::notFound);
          activeClients.require(new Person(accountId, known.clientId));
          var match = Match.lock(accountId, id).orElseThrow(ApiException::notFound);
          decision.accept(match);
          return match.view();
        });
  }
}
