package dev.jobtrail.webhook;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Clock;

/** Scheduled job that deletes old entries of delivery logs, and counts the dropped ones. */
@ApplicationScoped
class WebhookSweep implements DueJob {

  private static final String DELETE =
      """
      with old as (
        select id from webhook_delivery where state <> 'QUEUED' and finished_at < :before
        union
        select d.id from webhook w cross join lateral (
          select id from webhook_delivery where webhook_id = w.id and state <> 'QUEUED'
          order by id desc offset :kept) d),
      deleted as (
        delete from webhook_delivery where id in (select id from old) and state <> 'QUEUED'
        returning webhook_id, state)
      update webhook w set dropped = dropped + d.count
      from (
        select webhook_id, count(*) from deleted where state = 'DROPPED' group by webhook_id) d
      where w.id = d.webhook_id
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
  @Transactional
  @Override
  public void runDue() {
    entityManager
        .createNativeQuery(DELETE)
        .setParameter("before", clock.instant().minus(settings.keepLog()))
        .setParameter("kept", settings.keptPerWebhook())
        .executeUpdate();
  }
}
