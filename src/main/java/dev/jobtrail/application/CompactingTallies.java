package dev.jobtrail.application;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;

/** Adds up, now and then, what has gathered in the tallies of clients' applications. */
@ApplicationScoped
class CompactingTallies {

  /**
   * One statement, so that a reader finds a tally as it was or added up. Rows that another replica
   * is adding up are gone once this one gets at them.
   */
  private static final String ADD_UP =
      """
      with crowded as (
        select client_id from application_tally group by client_id having count(*) > :rows),
      taken as (
        delete from application_tally t using crowded c where t.client_id = c.client_id
        returning t.client_id, t.status, t.is_sent, t.number)
      insert into application_tally (client_id, status, is_sent, number)
      select client_id, status, is_sent, sum(number) from taken
      group by client_id, status, is_sent having sum(number) <> 0
      """;

  /** As many rows of a client as cost a reader next to nothing; added up there are 28 at most. */
  private static final int ROWS = 100;

  private final EntityManager entityManager;

  CompactingTallies(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  @Scheduled(
      every = "${jobtrail.applications.tally-every:30s}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP)
  @Transactional
  void addUp() {
    addUp(ROWS);
  }

  /**
   * Adds up the tallies of clients that have more rows than that.
   *
   * @return how many rows are left of them
   */
  @Transactional
  int addUp(int rows) {
    return entityManager.createNativeQuery(ADD_UP).setParameter("rows", rows).executeUpdate();
  }
}
