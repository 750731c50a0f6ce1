package dev.jobtrail.account;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/** Has each closed account deleted by one replica, and by another one where that one dies. */
@ApplicationScoped
class DeletionScheduler {

  private static final Logger LOG = Logger.getLogger(DeletionScheduler.class);
  private static final String TASK = "account-deletion";
  private static final int MISSED_HEARTBEATS = 4;
  private static final double BEGIN_TO_FETCH = 0.5;
  private static final double FETCH_UP_TO = 1.5;
  private static final Duration STOP_WAIT = Duration.ofSeconds(2);

  /** Tasks of other schedulers are not those of a former version. */
  private static final Duration NEVER = Duration.ofDays(36_500);

  private final Clock clock;
  private final OneTimeTask<Void> task;
  private final Scheduler scheduler;

  DeletionScheduler(
      DataSource dataSource, AccountEraser eraser, DeletionSettings settings, Clock clock) {
    this.clock = clock;
    this.task =
        Tasks.oneTime(TASK)
            .onFailure(
                (failure, operations) ->
                    operations.reschedule(failure, clock.instant().plus(settings.retryAfter())))
            .execute((instance, _) -> erase(eraser, instance));
    this.scheduler =
        Scheduler.create(dataSource, task)
            .schedulerName(new SchedulerName.Fixed(UUID.randomUUID().toString()))
            .jdbcCustomization(new PostgreSqlJdbcCustomization(false, false))
            .pollUsingLockAndFetch(BEGIN_TO_FETCH, FETCH_UP_TO)
            .threads(1)
            .pollingInterval(settings.pollEvery())
            .heartbeatInterval(settings.heartbeat())
            .missedHeartbeatsLimit(MISSED_HEARTBEATS)
            .deleteUnresolvedAfter(NEVER)
            .shutdownMaxWait(STOP_WAIT)
            .failureLogging(LogLevel.DEBUG, false)
            .clock(clock::instant)
            .build();
  }

  private static void erase(AccountEraser eraser, TaskInstance<Void> instance) {
    try {
      eraser.erase(UUID.fromString(instance.getId()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The process stops", e);
    } catch (RuntimeException e) {
      LOG.warnf("The deletion of an account goes on later: %s", e.getMessage());
      throw e;
    }
  }

  void start(@Observes StartupEvent event) {
    scheduler.start();
  }

  void stop(@Observes ShutdownEvent event) {
    scheduler.stop();
  }

  /** Has the account deleted once the current transaction commits. */
  void schedule(UUID accountId) {
    scheduler.schedule(task.instance(accountId.toString()), clock.instant());
  }

  void look(@Observes(during = TransactionPhase.AFTER_SUCCESS) AccountDeleted event) {
    scheduler.triggerCheckForDueExecutions();
  }
}
