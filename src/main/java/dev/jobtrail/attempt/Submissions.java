package dev.jobtrail.attempt;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.UUID;

/**
 * Guarantees that an application is submitted at most once. The row is committed before the submit
 * button is pressed, so that no second press can follow, whatever happens in between. It is deleted
 * only where the form itself is still open and says what it does not accept.
 */
@ApplicationScoped
class Submissions {

  private static final String BEGIN =
      """
      insert into submission (application_id, attempt_id, begun_at)
      values (:application, :attempt, :at) on conflict do nothing
      """;

  private static final String WITHDRAW = "delete from submission where attempt_id = :attempt";

  private static final String SETTLE =
      "update submission set settled_at = :at where attempt_id = :attempt";

  private final EntityManager entityManager;
  private final Clock clock;

  Submissions(EntityManager entityManager, Clock clock) {
    this.entityManager = entityManager;
    this.clock = clock;
  }

  /** Whether a run has set out to send an application. */
  @Transactional(TxType.MANDATORY)
  boolean isBegunFor(UUID applicationId) {
    return exists("select 1 from submission where application_id = :id", applicationId);
  }

  /** Whether it was this run. */
  @Transactional(TxType.MANDATORY)
  boolean isBegunBy(UUID attemptId) {
    return exists("select 1 from submission where attempt_id = :id", attemptId);
  }

  /**
   * Sets out to send an application.
   *
   * @return false if it was submitted before
   */
  @Transactional(TxType.MANDATORY)
  boolean begin(Attempt attempt) {
    return entityManager
            .createNativeQuery(BEGIN)
            .setParameter("application", attempt.applicationId)
            .setParameter("attempt", attempt.id)
            .setParameter("at", clock.instant())
            .executeUpdate()
        == 1;
  }

  /** Records that the result of the submission is known. */
  @Transactional(TxType.MANDATORY)
  void settle(UUID attemptId) {
    entityManager
        .createNativeQuery(SETTLE)
        .setParameter("attempt", attemptId)
        .setParameter("at", clock.instant())
        .executeUpdate();
  }

  /** Records that the form refused what was submitted, so that nothing has arrived. */
  @Transactional(TxType.MANDATORY)
  void withdraw(UUID attemptId) {
    entityManager.createNativeQuery(WITHDRAW).setParameter("attempt", attemptId).executeUpdate();
  }

  private boolean exists(String query, UUID id) {
    return !entityManager.createNativeQuery(query).setParameter("id", id).getResultList().isEmpty();
  }
}
