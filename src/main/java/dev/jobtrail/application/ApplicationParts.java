package dev.jobtrail.application;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.util.UUID;
import java.util.function.Consumer;

/** Adds, changes and deletes the parts of applications, such as interviews and contacts. */
@ApplicationScoped
public class ApplicationParts {

  /** Of a kind that an application has; more than a long process needs. */
  public static final int MOST = 50;

  private final ApplicationChanges changes;
  private final EntityManager entityManager;

  ApplicationParts(ApplicationChanges changes, EntityManager entityManager) {
    this.changes = changes;
    this.entityManager = entityManager;
  }

  /**
   * Adds a part to its application.
   *
   * @param full the refusal where the application has {@link #MOST} of them
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION for too many
   */
  @Transactional
  public void add(ApplicationPart part, Message full) {
    changes.lockedForWork(part.accountId, part.applicationId);
    if (count(part) >= MOST) {
      throw new ApiException(ErrorCode.INVALID_TRANSITION, full);
    }
    part.persist();
  }

  private long count(ApplicationPart part) {
    return entityManager
        .createQuery(
            "select count(*) from %s where accountId = :account and applicationId = :application"
                .formatted(part.getClass().getSimpleName()),
            Long.class)
        .setParameter("account", part.accountId)
        .setParameter("application", part.applicationId)
        .getSingleResult();
  }

  /**
   * Changes a part.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED
   */
  @Transactional
  <T extends ApplicationPart> T change(
      Class<T> type, UUID accountId, UUID applicationId, UUID id, Consumer<T> change) {
    changes.lockedForWork(accountId, applicationId);
    var part = find(type, accountId, applicationId, id);
    change.accept(part);
    return part;
  }

  /**
   * Deletes a part; one of an archived client, too: deleting is no work.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public void delete(
      Class<? extends ApplicationPart> type, UUID accountId, UUID applicationId, UUID id) {
    find(type, accountId, applicationId, id).delete();
  }

  private <T extends ApplicationPart> T find(
      Class<T> type, UUID accountId, UUID applicationId, UUID id) {
    return entityManager
        .createQuery(
            "from %s where id = :id and accountId = :account and applicationId = :application"
                .formatted(type.getSimpleName()),
            type)
        .setParameter("id", id)
        .setParameter("account", accountId)
        .setParameter("application", applicationId)
        .getResultStream()
        .findFirst()
        .orElseThrow(ApiException::notFound);
  }
}
