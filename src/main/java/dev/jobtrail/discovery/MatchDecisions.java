package dev.jobtrail.discovery;

import dev.jobtrail.application.ApplicationTracker;
import dev.jobtrail.application.JobTracked;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.resume.Resume;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.Session;

/** Adds, dismisses and tracks matches. */
@ApplicationScoped
public class MatchDecisions {

  private final ApplicationTracker tracker;
  private final ActiveClients activeClients;
  private final IdempotentTransactions idempotent;
  private final AdvisoryLocks locks;
  private final MatchViews views;
  private final MatchRanking ranking;
  private final Session session;
  private final Clock clock;

  MatchDecisions(
      ApplicationTracker tracker,
      ActiveClients activeClients,
      IdempotentTransactions idempotent,
      AdvisoryLocks locks,
      MatchViews views,
      MatchRanking ranking,
      Session session,
      Clock clock) {
    this.tracker = tracker;
    this.activeClients = activeClients;
    this.idempotent = idempotent;
    this.locks = locks;
    this.views = views;
    this.ranking = ranking;
    this.session = session;
    this.clock = clock;
  }

  /**
   * Creates an application from a match. If the job is already tracked, the match becomes tracked;
   * a match that was already added does not change.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION for a dismissed match
   */
  public MatchView add(UUID accountId, UUID id) {
    return add(accountId, id, idempotent::call);
  }

  /**
   * Creates applications from several matches of a resume. Each match is added in separate
   * transactions, so a failure does not undo the additions before it.
   *
   * @return the result for each id, in their order
   * @throws ApiException NOT_FOUND for the resume, CLIENT_ARCHIVED
   */
  List<MatchDecision> addAll(UUID accountId, UUID resumeId, List<String> ids) {
    QuarkusTransaction.requiringNew().run(() -> requireActive(accountId, resumeId));
    var results =
        Ids.distinct(ids).stream()
            .map(
                id ->
                    Ids.find(id)
                        .flatMap(it -> addOne(accountId, resumeId, it))
                        .orElseGet(() -> MatchDecision.unknown(id)))
            .toList();
    return idempotent.call(() -> results);
  }

  /** Empty if the resume has no such match. */
  private Optional<MatchDecision> addOne(UUID accountId, UUID resumeId, UUID id) {
    String refusal = null;
    if (ofResume(accountId, resumeId, id).isPresent()) {
      try {
        add(accountId, id, work -> QuarkusTransaction.requiringNew().call(work));
      } catch (ApiException e) {
        refusal = e.getMessage();
      }
    }
    var reason = refusal;
    return ofResume(accountId, resumeId, id).map(it -> MatchDecision.of(it, reason));
  }

  private static Optional<Match> ofResume(UUID accountId, UUID resumeId, UUID id) {
    return QuarkusTransaction.requiringNew()
        .call(() -> Match.of(accountId, id).filter(it -> it.resumeId.equals(resumeId)));
  }

  /** Runs work in a transaction. */
  private interface Transaction {

    MatchView call(Callable<MatchView> work);
  }

  private MatchView add(UUID accountId, UUID id, Transaction transaction) {
    var match =
        QuarkusTransaction.requiringNew()
            .call(() -> Match.of(accountId, id).orElseThrow(ApiException::notFound));
    match.requireAddable();
    var person = new Person(accountId, match.clientId);
    QuarkusTransaction.requiringNew().run(() -> activeClients.require(person));
    if (match.isAdded()) {
      return transaction.call(() -> views.of(match));
    }
    try {
      return tracker.trackFound(
          person,
          match.posting(),
          match.resumeId,
          application ->
              transaction.call(
                  () -> {
                    // the application is stored first: of two, one waits here without the match
                    locks.lock(LockSpace.RESUME_JOBS, match.resumeId);
                    var created = application.get();
                    return decide(accountId, id, it -> it.add(created, clock));
                  }));
    } catch (ApiException e) {
      if (e.code() != ErrorCode.ALREADY_EXISTS) {
        throw e;
      }
      var tracked = UUID.fromString(e.body().existingId());
      return decide(accountId, id, it -> it.track(tracked, clock), transaction);
    }
  }

  /**
   * Dismisses a match. With a reason, new matches of the resume that are like it are ranked lower.
   *
   * @param reason null for none
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION
   */
  public MatchView dismiss(UUID accountId, UUID id, DismissReason reason) {
    return decide(accountId, id, match -> match.dismiss(reason, clock), idempotent::call);
  }

  /**
   * Undoes a dismissal.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION
   */
  public MatchView undo(UUID accountId, UUID id) {
    return decide(accountId, id, match -> match.undo(clock), idempotent::call);
  }

  /**
   * Dismisses several matches of a resume for one reason.
   *
   * @param reason null for none
   * @return the result for each id, in their order
   * @throws ApiException NOT_FOUND for the resume, CLIENT_ARCHIVED
   */
  @Transactional
  List<MatchDecision> dismissAll(
      UUID accountId, UUID resumeId, List<String> ids, DismissReason reason) {
    return decideAll(accountId, resumeId, ids, match -> match.dismiss(reason, clock));
  }

  /**
   * Undoes the dismissal of several matches of a resume.
   *
   * @return the result for each id, in their order
   * @throws ApiException NOT_FOUND for the resume, CLIENT_ARCHIVED
   */
  @Transactional
  List<MatchDecision> undoAll(UUID accountId, UUID resumeId, List<String> ids) {
    return decideAll(accountId, resumeId, ids, match -> match.undo(clock));
  }

  /**
   * Dismisses all new matches at the company of a match, and adds the company to the excluded
   * companies of the targets of its resume.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED if the job names no company
   *     or a target excludes too many
   */
  @Transactional
  CompanyExclusion excludeCompany(UUID accountId, UUID id) {
    var match = Match.of(accountId, id).orElseThrow(ApiException::notFound);
    activeClients.require(new Person(accountId, match.clientId));
    locks.lock(LockSpace.RESUME_JOBS, match.resumeId);
    var company = match.requireCompany();
    Target.ofResume(accountId, match.resumeId).forEach(it -> it.exclude(company, clock));
    return new CompanyExclusion(company, Match.dismissAt(match.resumeId, company, clock));
  }

  /**
   * A match.
   *
   * @throws ApiException NOT_FOUND
   */
  public MatchView one(UUID accountId, UUID id) {
    return QuarkusTransaction.joiningExisting()
        .call(() -> Match.of(accountId, id).map(views::of).orElseThrow(ApiException::notFound));
  }

  /** New matches of a job that is now tracked need no decision. */
  void track(@Observes JobTracked event) {
    Match.track(event.person(), event.canonicalUrl(), event.applicationId(), clock);
  }

  private List<MatchDecision> decideAll(
      UUID accountId, UUID resumeId, List<String> ids, Consumer<Match> decision) {
    requireActive(accountId, resumeId);
    locks.lock(LockSpace.RESUME_JOBS, resumeId);
    var matches =
        Match.lock(accountId, resumeId, Ids.among(ids)).stream()
            .collect(Collectors.toMap(it -> it.id.toString(), Function.identity()));
    var reasons = reasons(matches.values());
    var results =
        Ids.distinct(ids).stream().map(id -> decide(id, matches.get(id), decision)).toList();
    if (!reasons.equals(reasons(matches.values()))) {
      ranking.update(resumeId);
    }
    return results;
  }

  private static Map<UUID, Optional<DismissReason>> reasons(Collection<Match> matches) {
    return matches.stream()
        .collect(Collectors.toMap(it -> it.id, it -> Optional.ofNullable(it.dismissReason())));
  }

  private void requireActive(UUID accountId, UUID resumeId) {
    var resume = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    activeClients.require(new Person(accountId, resume.clientId));
  }

  private static MatchDecision decide(String id, Match match, Consumer<Match> decision) {
    if (match == null) {
      return MatchDecision.unknown(id);
    }
    try {
      decision.accept(match);
      return MatchDecision.of(match, null);
    } catch (ApiException e) {
      return MatchDecision.of(match, e.getMessage());
    }
  }

  private MatchView decide(
      UUID accountId, UUID id, Consumer<Match> decision, Transaction transaction) {
    return transaction.call(() -> decide(accountId, id, decision));
  }

  /** Decides on the match as it is once no other decision on it is in progress. */
  private MatchView decide(UUID accountId, UUID id, Consumer<Match> decision) {
    var match = Match.of(accountId, id).orElseThrow(ApiException::notFound);
    activeClients.require(new Person(accountId, match.clientId));
    locks.lock(LockSpace.RESUME_JOBS, match.resumeId);
    session.refresh(match, LockModeType.PESSIMISTIC_WRITE);
    var reason = match.dismissReason();
    decision.accept(match);
    if (match.dismissReason() != reason) {
      ranking.update(match.resumeId);
      session.refresh(match);
    }
    return views.of(match);
  }
}
