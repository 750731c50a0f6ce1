package dev.jobtrail.application;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.UUID;
import java.util.function.Consumer;

/** Changes an application, one at a time, and keeps its history. */
@ApplicationScoped
public class ChangingApplications {

  private final ActiveClients activeClients;
  private final Event<ApplicationWithdrawn> withdrawn;
  private final Clock clock;

  ChangingApplications(
      ActiveClients activeClients, Event<ApplicationWithdrawn> withdrawn, Clock clock) {
    this.activeClients = activeClients;
    this.withdrawn = withdrawn;
    this.clock = clock;
  }

  /**
   * Changes anything but the status.
   *
   * @param change called with the application locked
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, and what the change throws
   */
  @Transactional
  void change(UUID accountId, UUID id, Consumer<Application> change) {
    change.accept(lockedForWork(accountId, id));
  }

  /**
   * Sets the status as a person asks.
   *
   * @param note null for none
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION
   */
  @Transactional
  void setByHand(UUID accountId, UUID id, ApplicationStatus next, MovedBy by, String note) {
    var application = lockedForWork(accountId, id);
    var change = application.setByHand(next, by, note, clock);
    if (change == null) {
      return;
    }
    change.persist();
    if (change.to == ApplicationStatus.WITHDRAWN && change.from != ApplicationStatus.WITHDRAWN) {
      withdrawn.fire(new ApplicationWithdrawn(accountId, id, change.from));
    }
  }

  /**
   * Moves on as a review, a tailoring or an attempt does.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION
   */
  @Transactional
  public void moveByWork(UUID accountId, UUID id, ApplicationStatus next) {
    locked(accountId, id).moveByWork(next, clock).persist();
  }

  /**
   * Deletes an application with its posting and its history; one of an archived client, too:
   * deleting is no work.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId, UUID id) {
    var application = locked(accountId, id);
    application.delete();
    application.posting.delete();
  }

  /** The client's lock comes first, as it does where a client is archived. */
  private Application lockedForWork(UUID accountId, UUID id) {
    activeClients.require(Application.personOf(accountId, id).orElseThrow(ApiException::notFound));
    return locked(accountId, id);
  }

  private static Application locked(UUID accountId, UUID id) {
    return Application.lock(accountId, id).orElseThrow(ApiException::notFound);
  }
}
