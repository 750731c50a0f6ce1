package dev.jobtrail.client;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.util.Optional;
import org.hibernate.Session;

/** Refuses new work for archived clients. */
@ApplicationScoped
public class ActiveClients {

  /** Archiving waits for those who hold this, and they do not wait for each other. */
  private static final String LOCK =
      "select status from client where account_id = :account and id = :client for share";

  private final EntityManager entityManager;

  ActiveClients(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /**
   * Requires that there may be new work for the person, as {@link #isArchived} does. Comes before
   * locks of what belongs to the client.
   *
   * @throws ApiException CLIENT_ARCHIVED, NOT_FOUND for a client that is not the account's
   */
  @Transactional
  public void require(Person person) {
    if (isArchived(person)) {
      throw new ApiException(
          ErrorCode.CLIENT_ARCHIVED, "The client is archived. Restore it first.");
    }
  }

  /**
   * Whether there may be no new work for the person; where there may be, the client cannot be
   * archived until the transaction ends.
   *
   * @throws ApiException NOT_FOUND for a client that is not the account's
   */
  @Transactional
  public boolean isArchived(Person person) {
    return person.clientId() != null
        && lockedStatus(person).orElseThrow(ApiException::notFound) == ClientStatus.ARCHIVED;
  }

  /** Whether the person is no client or an active one, which may be archived at any moment. */
  @Transactional
  public boolean isActiveNow(Person person) {
    return person.clientId() == null || Client.isActive(person.accountId(), person.clientId());
  }

  /** Takes the same lock for work in progress, which archiving cancels. */
  @Transactional
  public void lock(Person person) {
    if (person.clientId() != null) {
      lockedStatus(person);
    }
  }

  /** Empty where the account has no such client. */
  private Optional<ClientStatus> lockedStatus(Person person) {
    return entityManager
        .unwrap(Session.class)
        .createNativeQuery(LOCK, String.class)
        .setParameter("account", person.accountId())
        .setParameter("client", person.clientId())
        .getResultStream()
        .findFirst()
        .map(ClientStatus::valueOf);
  }
}
