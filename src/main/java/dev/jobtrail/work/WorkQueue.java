package dev.jobtrail.work;

import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.client.ClientArchived;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.plan.Allowances;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Queues and cancels work. */
@ApplicationScoped
public class WorkQueue {

  private final Allowances allowances;
  private final WorkScheduler scheduler;
  private final List<Worker> workers;
  private final Event<WorkQueued> queued;
  private final Event<WorkFinished> finished;
  private final Clock clock;

  WorkQueue(
      Allowances allowances,
      WorkScheduler scheduler,
      @All List<Worker> workers,
      Event<WorkQueued> queued,
      Event<WorkFinished> finished,
      Clock clock) {
    this.allowances = allowances;
    this.scheduler = scheduler;
    this.workers = workers;
    this.queued = queued;
    this.finished = finished;
    this.clock = clock;
  }

  /**
   * Queues work on an application and consumes a unit of its allowance. It starts after the
   * caller's transaction commits.
   *
   * @return its id
   * @throws ApiException AI_LIMIT_REACHED, DISCOVERY_LIMIT_REACHED
   */
  @Transactional(TxType.MANDATORY)
  public UUID forApplication(
      WorkKind kind, Person person, UUID applicationId, Map<String, String> details) {
    return add(kind, person, applicationId, null, details);
  }

  /** The same on a resume. */
  @Transactional(TxType.MANDATORY)
  public UUID forResume(WorkKind kind, Person person, UUID resumeId, Map<String, String> details) {
    return add(kind, person, null, resumeId, details);
  }

  /** Whether work of that kind is queued or running for the application. */
  @Transactional(TxType.MANDATORY)
  public boolean isAtApplication(WorkKind kind, UUID accountId, UUID applicationId) {
    return Work.openOfApplication(accountId, applicationId).stream()
        .anyMatch(work -> work.kind == kind);
  }

  /** The same for a resume. */
  @Transactional(TxType.MANDATORY)
  public boolean isAtResume(WorkKind kind, UUID accountId, UUID resumeId) {
    return Work.openOfResume(accountId, resumeId).stream().anyMatch(work -> work.kind == kind);
  }

  /** The details of queued and running work of that kind for the resume. */
  @Transactional(TxType.MANDATORY)
  public List<Map<String, String>> detailsAtResume(WorkKind kind, UUID accountId, UUID resumeId) {
    return Work.openOfResume(accountId, resumeId).stream()
        .filter(work -> work.kind == kind)
        .map(work -> work.details)
        .toList();
  }

  /**
   * The state of the newest work of that kind that was queued for the resume since a time and has
   * that detail.
   */
  @Transactional(TxType.MANDATORY)
  public Optional<WorkState> stateAtResume(
      WorkKind kind,
      UUID accountId,
      UUID resumeId,
      Instant since,
      Map.Entry<String, String> detail) {
    return Work.ofResumeSince(accountId, resumeId, kind, since).stream()
        .filter(work -> detail.getValue().equals(work.details.get(detail.getKey())))
        .map(Work::state)
        .findFirst();
  }

  /**
   * Cancels queued and running work of an application, which the caller has locked. Running work
   * continues, but its result is discarded.
   */
  @Transactional(TxType.MANDATORY)
  public void cancelForApplication(UUID accountId, UUID applicationId) {
    Work.openOfApplication(accountId, applicationId).forEach(this::cancel);
  }

  /** The same for work of one kind. */
  @Transactional(TxType.MANDATORY)
  public void cancelForApplication(WorkKind kind, UUID accountId, UUID applicationId) {
    Work.openOfApplication(accountId, applicationId).stream()
        .filter(work -> work.kind == kind)
        .forEach(this::cancel);
  }

  /** The same for work of one kind on a resume. */
  @Transactional(TxType.MANDATORY)
  public void cancelForResume(WorkKind kind, UUID accountId, UUID resumeId) {
    Work.openOfResume(accountId, resumeId).stream()
        .filter(work -> work.kind == kind)
        .forEach(this::cancel);
  }

  void cancelForClient(@Observes ClientArchived event) {
    for (var work : Work.openOfClient(event.accountId(), event.clientId())) {
      worker(work.kind).lock(work.order());
      cancel(work);
    }
  }

  private UUID add(
      WorkKind kind,
      Person person,
      UUID applicationId,
      UUID resumeId,
      Map<String, String> details) {
    var unit = kind.allowance().map(it -> allowances.take(person.accountId(), it)).orElse(null);
    var work =
        new Work(person, kind, applicationId, resumeId, withLanguage(details, person), unit, clock);
    work.persistAndFlush();
    scheduler.schedule(work.id, kind);
    queued.fire(new WorkQueued());
    return work.id;
  }

  /** A worker has no request, whose language that of the texts may be. */
  private static Map<String, String> withLanguage(Map<String, String> details, Person person) {
    var all = new LinkedHashMap<>(details);
    AccountLanguage.known(person.accountId())
        .ifPresent(it -> all.put(WorkOrder.LANGUAGE, it.code()));
    return all;
  }

  /** Refunds the unit of queued work; running work has already used the engine. */
  private void cancel(Work work) {
    Work.getEntityManager().refresh(work, LockModeType.PESSIMISTIC_WRITE);
    if (!work.state().isOpen()) {
      return;
    }
    if (work.state() == WorkState.QUEUED) {
      work.unit().ifPresent(allowances::giveBack);
    }
    work.cancel(clock);
    Work.flush(); // other work can take its place in the same transaction
    worker(work.kind).giveUp(work.order(), null);
    finished.fire(work.finished());
  }

  private Worker worker(WorkKind kind) {
    return workers.stream().filter(it -> it.kind() == kind).findFirst().orElseThrow();
  }
}
