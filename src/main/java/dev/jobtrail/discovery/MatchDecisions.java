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
import java.time.Clock;
import java.util.UUID;
import java.util.function.Consumer;

/** Adds, dismisses and tracks matches. */
@ApplicationScoped
public class MatchDecisions {

  private final ApplicationTracker tracker;
  private final ActiveClients activeClients;
  private final IdempotentTransactions idempotent;
  private final Clock clock;

  MatchDecisions(
      ApplicationTracker tracker,
      ActiveClients activeClients,
      IdempotentTransactions idempotent,
      Clock clock) {
    this.tracker = tracker;
    this.activeClients = activeClients;
    this.idempotent = idempotent;
    this.clock = clock;
  }

  /**
   * Creates an application from a match. If the job is already tracked, the match becomes tracked;
   * a match that was already added does not change.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION for a dismissed match
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
   * Undoes a dismissal.
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

  /** New matches of a job that is now tracked need no decision. */
  void track(@Observes JobTracked event) {
    Match.track(event.person(), event.canonicalUrl(), event.applicationId(), clock);
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
