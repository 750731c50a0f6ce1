package dev.jobtrail.application;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.WorkQueue;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Queues work on applications and changes their status when work starts and ends. */
@ApplicationScoped
public class WorkOnApplications {

  private static final String STATUS_BEFORE = "statusBefore";

  private final ApplicationChanges changes;
  private final ApplicationReader reader;
  private final ActiveClients activeClients;
  private final WorkQueue queue;
  private final StatusHistory history;
  private final Clock clock;

  WorkOnApplications(
      ApplicationChanges changes,
      ApplicationReader reader,
      ActiveClients activeClients,
      WorkQueue queue,
      StatusHistory history,
      Clock clock) {
    this.changes = changes;
    this.reader = reader;
    this.activeClients = activeClients;
    this.queue = queue;
    this.history = history;
    this.clock = clock;
  }

  /**
   * Queues work that changes the application's status while it runs.
   *
   * @return the work's id
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION, AI_LIMIT_REACHED
   */
  @Transactional
  public UUID begin(UUID accountId, UUID id, WorkKind kind, ApplicationStatus during) {
    var application = forWork(accountId, id);
    var before = application.status();
    history.add(application, application.moveByWork(during, clock));
    return queue(application, kind, Map.of(STATUS_BEFORE, before.name()));
  }

  /**
   * Queues work that does not change the application's status, one at a time.
   *
   * @return the work's id
   * @throws ApiException as above
   */
  @Transactional
  public UUID beginBeside(UUID accountId, UUID id, WorkKind kind, Map<String, String> details) {
    var application = forWork(accountId, id);
    if (application.status() == ApplicationStatus.WITHDRAWN) {
      throw new ApiException(ErrorCode.INVALID_TRANSITION, "The application was withdrawn.");
    }
    if (queue.isAtApplication(kind, accountId, id)) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "This task is already running for the application. Wait until it finishes.");
    }
    return queue(application, kind, details);
  }

  /** The JSON representation of an application. */
  public ApplicationView view(UUID accountId, UUID id) {
    return reader.one(accountId, id);
  }

  /** Locks client and application; empty if the application was deleted. */
  @Transactional(TxType.MANDATORY)
  public Optional<Application> lock(WorkOrder order) {
    activeClients.lock(order.person());
    return Application.lock(order.accountId(), order.applicationId());
  }

  /** Sets the status after the work. */
  @Transactional(TxType.MANDATORY)
  public void moveOn(Application application, ApplicationStatus next) {
    history.add(application, application.moveByWork(next, clock));
  }

  /**
   * Restores the status before the work, if the application still has the work's status.
   *
   * @return the application; empty where it was deleted
   */
  @Transactional(TxType.MANDATORY)
  public Optional<Application> moveBack(WorkOrder order, ApplicationStatus during) {
    var application = Application.find(order.accountId(), order.applicationId());
    application
        .filter(it -> it.status() == during)
        .ifPresent(
            it -> {
              var before = ApplicationStatus.valueOf(order.details().get(STATUS_BEFORE));
              history.add(it, it.moveByWork(before, clock));
            });
    return application;
  }

  private Application forWork(UUID accountId, UUID id) {
    var application = changes.lockedForWork(accountId, id);
    if (application.resumeId == null) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "The resume of the application was deleted.");
    }
    return application;
  }

  private UUID queue(Application application, WorkKind kind, Map<String, String> details) {
    var person = new Person(application.accountId, application.clientId);
    return queue.forApplication(kind, person, application.id, details);
  }
}
