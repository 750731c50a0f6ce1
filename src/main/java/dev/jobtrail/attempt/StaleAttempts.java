package dev.jobtrail.attempt;

import dev.jobtrail.browser.ApplySettings;
import dev.jobtrail.stream.StreamTopic;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.util.UUID;

/**
 * Ends stale runs as errors and refunds the allowance units of the runs that were working. The
 * sweep and the on-read check use the same SQL statement, because there may be many stale runs.
 *
 * <p>Ids of the history are UUIDs version 7, as all others are, and so land at the end of their
 * index.
 *
 * <p>Locked rows are skipped: a run that is locked is not stale.
 */
@ApplicationScoped
class StaleAttempts {

  /** Small enough that the locks of one batch are held for a moment only. */
  private static final int BATCH = 1_000;

  private static final String STALE =
      """
      with stale as (
        select a.id, a.account_id, a.application_id, a.unit_month, p.status,
          a.state in ('FILLING', 'SUBMITTING') as at_work,
          exists (select from submission s where s.attempt_id = a.id) as sent
        from attempt a join application p on p.id = a.application_id
        where a.state <> 'DONE' and a.updated_at < :quiet
          and (a.updated_at < :waiting
            or a.state in ('FILLING', 'SUBMITTING')
              and not exists (
                select from work w
                where w.application_id = a.application_id and w.kind = 'APPLY'
                  and w.state = 'QUEUED'))
          %s
        order by a.updated_at
        limit :batch
        for update of p, a skip locked),
      ended as (
        update attempt a
        set state = 'DONE', outcome = 'ERROR', auto_submit = false,
          reason = case when sent then :notConfirmed else :silent end,
          blockers = array[case when sent then :notConfirmed else :silent end],
          updated_at = :now, finished_at = :now
        from stale where a.id = stale.id
        returning a.id, a.reason),
      told as (
        insert into attempt_event (attempt_id, at, kind, text, error)
        select id, :now, 'ERROR', reason, true from ended),
      settled as (
        update submission s set settled_at = :now from stale where s.attempt_id = stale.id),
      moved as (
        update application p
        set status = 'NEEDS_ACTION', status_changed_at = :now, updated_at = :now
        from stale where p.id = stale.application_id and stale.status = 'APPLYING'
        returning p.id),
      history as (
        insert into application_status_change
          (id, application_id, at, from_status, to_status, moved_by)
        select cast(
            lpad(to_hex(cast(extract(epoch from clock_timestamp()) * 1000 as bigint)), 12, '0')
              || '7' || substr(replace(cast(gen_random_uuid() as text), '-', ''), 14)
            as uuid),
          id, :now, 'APPLYING', 'NEEDS_ACTION', 'SYSTEM' from moved),
      counts as (
        select account_id, unit_month, count(*) as units from stale
        where at_work and not sent group by account_id, unit_month),
      given_back as (
        update allowance_usage u set used = greatest(0, u.used - c.units)
        from counts c
        where u.account_id = c.account_id and u.month = c.unit_month and u.allowance = 'apply'),
      announced as materialized (
        select pg_notify(:channel, id::text) from ended)
      select count(*) from announced
      """;

  private final EntityManager entityManager;
  private final ApplySettings settings;
  private final Clock clock;

  StaleAttempts(EntityManager entityManager, ApplySettings settings, Clock clock) {
    this.entityManager = entityManager;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * Ends all of them, batch by batch.
   *
   * @return how many they were
   */
  int endAll() {
    var total = 0;
    int batch;
    do {
      batch = QuarkusTransaction.requiringNew().call(() -> end(null));
      total += batch;
    } while (batch == BATCH);
    return total;
  }

  /** Ends that of an application. */
  void endOf(UUID applicationId) {
    QuarkusTransaction.joiningExisting().call(() -> end(applicationId));
  }

  private int end(UUID applicationId) {
    var now = clock.instant();
    var query =
        entityManager
            .createNativeQuery(
                STALE.formatted(applicationId == null ? "" : "and a.application_id = :application"),
                Long.class)
            .setParameter("quiet", now.minus(settings.quietAfter()))
            .setParameter("waiting", now.minus(settings.waitingAfter()))
            .setParameter("notConfirmed", AttemptEnding.NOT_CONFIRMED)
            .setParameter("silent", "The run timed out.")
            .setParameter("now", now)
            .setParameter("channel", StreamTopic.ATTEMPT.channel())
            .setParameter("batch", BATCH);
    if (applicationId != null) {
      query.setParameter("application", applicationId);
    }
    return ((Long) query.getSingleResult()).intValue();
  }
}
