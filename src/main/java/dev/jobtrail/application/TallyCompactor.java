package dev.jobtrail.application;

import dev.jobtrail.platform.Ids;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.util.UUID;

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
        select person_id from application_figure
        where not is_sum and person_id > :after and person_id <= :end
        group by person_id having count(*) > :rows),
      changed as (
        select distinct f.person_id, f.kind, f.status, f.bucket
        from application_figure f join crowded c on c.person_id = f.person_id
        where not f.is_sum and f.person_id > :after and f.person_id <= :end),
      taken as (
        delete from application_figure f using changed c
        where f.person_id = c.person_id and f.kind = c.kind and f.status = c.status
          and f.bucket = c.bucket and f.person_id > :after and f.person_id <= :end
        returning f.account_id, f.client_id, f.kind, f.status, f.bucket, f.number)
      insert into application_figure
        (account_id, client_id, kind, status, bucket, number, is_sum)
      select account_id, client_id, kind, status, bucket, sum(number), true from taken
      group by account_id, client_id, kind, status, bucket having sum(number) <> 0
      """;

  /** The last person of a slice of the changes; all changes of a person are in one slice. */
  private static final String END_OF_SLICE =
      """
      select coalesce((
        select person_id from application_figure where not is_sum and person_id > :after
        order by person_id offset :others limit 1), :last)
      """;

  /** As many rows of a client as cost a reader next to nothing; added up there are 28 at most. */
  private static final int ROWS = 100;

  /**
   * As many changes are looked at in one statement, which takes a moment; all of them would take
   * longer than a statement may, once there are many accounts.
   */
  private static final int SLICE = 50_000;

  private final EntityManager entityManager;

  /** The timer continues after this person, and starts again at the end. */
  private volatile UUID last = Ids.LOWEST;

  TallyCompactor(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  @Scheduled(
      every = "${jobtrail.applications.tally-every:30s}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  void addUpSome() {
    addUp(ROWS);
    last = addUpSlice(ROWS, SLICE, last.equals(Ids.HIGHEST) ? Ids.LOWEST : last);
  }

  @Override
  public void runDue() {
    addUp(ROWS);
    addUpFigures(ROWS, SLICE);
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
   * @param slice the changes that are looked at in one transaction
   */
  void addUpFigures(int rows, int slice) {
    var end = Ids.LOWEST;
    do {
      end = addUpSlice(rows, slice, end);
    } while (!end.equals(Ids.HIGHEST));
  }

  /** Adds up those of the next persons, and returns the last of them. */
  private UUID addUpSlice(int rows, int slice, UUID after) {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              var end = endOfSlice(slice, after);
              entityManager
                  .createNativeQuery(ADD_UP_FIGURES)
                  .setParameter("rows", rows)
                  .setParameter("after", after)
                  .setParameter("end", end)
                  .executeUpdate();
              return end;
            });
  }

  private UUID endOfSlice(int slice, UUID after) {
    return (UUID)
        entityManager
            .createNativeQuery(END_OF_SLICE, UUID.class)
            .setParameter("after", after)
            .setParameter("others", slice - 1)
            .setParameter("last", Ids.HIGHEST)
            .getSingleResult();
  }
}
