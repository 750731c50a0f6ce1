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

/** Has applications worked on, and moves them as the work begins and ends. */
@ApplicationScoped
public class WorkOnApplications {

  private static final String STATUS_BEFORE = "statusBefore";

  private final ApplicationChanges changes;
  private final ApplicationReader reader;
  private final ActiveClients activeClients;
  private final WorkQueue queue;
  private final Clock clock;

  WorkOnApplications(
      ApplicationChanges changes,
      ApplicationReader reader,
      ActiveClients activeClients,
      WorkQueue queue,
      Clock clock) {
    this.changes = changes;
    this.reader = reader;
    this.activeClients = activeClients;
    this.queue = queue;
    this.clock = clock;
  }

  /**
   * Takes in work that moves the application while it lasts.
   *
   * @return the work's id
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION, AI_LIMIT_REACHED
   */
  @Transactional
  public UUID begin(UUID accountId, UUID id, WorkKind kind, ApplicationStatus during) {
    var application = forWork(accountId, id);
    var before = application.status();
    application.moveByWork(during, clock).persist();
    return queue(application, kind, Map.of(STATUS_BEFORE, before.name()));
  }

  /**
   * Takes in work that leaves the application where it is, once at a time.
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
      throw new ApiException(ErrorCode.INVALID_TRANSITION, "This is being worked on already.");
    }
    return queue(application, kind, details);
  }

  /** The application as it goes over the wire. */
  public ApplicationView view(UUID accountId, UUID id) {
    return reader.one(accountId, id);
  }

  /** Locks client and application; empty where the application is gone. */
  @Transactional(TxType.MANDATORY)
  public Optional<Application> lock(WorkOrder order) {
    activeClients.lock(order.person());
    return Application.lock(order.accountId(), order.applicationId());
  }

  /** Moves an application on once its work is done. */
  @Transactional(TxType.MANDATORY)
  public void moveOn(Application application, ApplicationStatus next) {
    application.moveByWork(next, clock).persist();
  }

  /** Moves an application back to where its work began, where it is still at it. */
  @Transactional(TxType.MANDATORY)
  public void moveBack(WorkOrder order, Application application, ApplicationStatus during) {
    if (application.status() == during) {
      var before = ApplicationStatus.valueOf(order.details().get(STATUS_BEFORE));
      application.moveByWork(before, clock).persist();
    }
  }

  private Application forWork(UUID accountId, UUID id) {
    var application = changes.lockedForWork(accountId, id);
    if (application.resumeId == null) {
      throw new ApiException(ErrorCode.INVALID_TRANSITION, "Its resume was deleted.");
    }
    return application;
  }

  private UUID queue(Application application, WorkKind kind, Map<String, String> details) {
    var person = new Person(application.accountId, application.clientId);
    return queue.forApplication(kind, person, application.id, details);
  }
}
