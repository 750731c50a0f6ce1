package dev.jobtrail.webhook;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Clock;

/** Scheduled job that deletes old entries of delivery logs, and counts the dropped ones. */
@ApplicationScoped
class WebhookSweep implements DueJob {

  /** A statement deletes so many, which takes about half a second. */
  private static final int BATCH = 5_000;

  private static final String OLD =
      """
      select id from webhook_delivery where state <> 'QUEUED' and finished_at < :before
      limit :batch
      """;

  private static final String SURPLUS =
      """
      select d.id from webhook w cross join lateral (
        select id from webhook_delivery where webhook_id = w.id and state <> 'QUEUED'
        order by id desc offset :kept) d
      limit :batch
      """;

  private static final String DELETE =
      """
      with old as (%s),
      deleted as (
        delete from webhook_delivery where id in (select id from old) and state <> 'QUEUED'
        returning webhook_id, state),
      counted as (
        update webhook w set dropped = dropped + d.count
        from (
          select webhook_id, count(*) from deleted where state = 'DROPPED' group by webhook_id) d
        where w.id = d.webhook_id)
      select count(*) from deleted
      """;

  private final EntityManager entityManager;
  private final WebhookSettings settings;
  private final Clock clock;

  WebhookSweep(EntityManager entityManager, WebhookSettings settings, Clock clock) {
    this.entityManager = entityManager;
    this.settings = settings;
    this.clock = clock;
  }

  @Scheduled(every = "1h", delayed = "3m", skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    delete(OLD, "before", clock.instant().minus(settings.keepLog()));
    delete(SURPLUS, "kept", settings.keptPerWebhook());
  }

  /** In transactions of their own, so that none takes longer after the sweep was away. */
  private void delete(String old, String name, Object value) {
    long deleted;
    do {
      deleted =
          QuarkusTransaction.requiringNew()
              .call(
                  () ->
                      ((Number)
                              entityManager
                                  .createNativeQuery(DELETE.formatted(old))
                                  .setParameter(name, value)
                                  .setParameter("batch", BATCH)
                                  .getSingleResult())
                          .longValue());
    } while (deleted == BATCH);
  }
}
