package dev.jobtrail.application;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;

/** Scheduled job that compacts the application counters of clients. */
@ApplicationScoped
class TallyCompactor implements DueJob {

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

  /** The same for the statistics, of which only changed sums are recomputed. */
  private static final String ADD_UP_FIGURES =
      """
      with crowded as (
        select person_id from application_figure where not is_sum
        group by person_id having count(*) > :rows),
      changed as (
        select distinct f.person_id, f.kind, f.status, f.bucket
        from application_figure f join crowded c on c.person_id = f.person_id where not f.is_sum),
      taken as (
        delete from application_figure f using changed c
        where f.person_id = c.person_id and f.kind = c.kind and f.status = c.status
          and f.bucket = c.bucket
        returning f.account_id, f.client_id, f.kind, f.status, f.bucket, f.number)
      insert into application_figure
        (account_id, client_id, kind, status, bucket, number, is_sum)
      select account_id, client_id, kind, status, bucket, sum(number), true from taken
      group by account_id, client_id, kind, status, bucket having sum(number) <> 0
      """;

  /** As many rows of a client as cost a reader next to nothing; added up there are 28 at most. */
  private static final int ROWS = 100;

  private final EntityManager entityManager;

  TallyCompactor(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  @Scheduled(
      every = "${jobtrail.applications.tally-every:30s}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    addUp(ROWS);
    addUpFigures(ROWS);
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

  /**
   * Adds up the figures of persons that have more changes than that.
   *
   * @return how many sums were made
   */
  @Transactional
  int addUpFigures(int rows) {
    return entityManager
        .createNativeQuery(ADD_UP_FIGURES)
        .setParameter("rows", rows)
        .executeUpdate();
  }
}
