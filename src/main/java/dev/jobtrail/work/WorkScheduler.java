package dev.jobtrail.work;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Clock;
import java.util.UUID;
import javax.sql.DataSource;

/**
 * Has each piece of work picked up by one replica, and again by another where that one dies.
 *
 * <p>db-scheduler keeps who is at what; how far it has come is in {@link Work}.
 */
@ApplicationScoped
class WorkScheduler {

  private static final double BEGIN_TO_FETCH = 0.5;
  private static final double FETCH_UP_TO = 1.5;
  private static final int MISSED_HEARTBEATS = 4;

  private final WorkSettings settings;
  private final Clock clock;
  private final OneTimeTask<Void> task;
  private final Scheduler scheduler;

  WorkScheduler(
      DataSource dataSource, CarryingOut carryingOut, WorkSettings settings, Clock clock) {
    this.settings = settings;
    this.clock = clock;
    this.task =
        Tasks.oneTime("work")
            .onFailure((failure, operations) -> again(failure, operations, carryingOut))
            .execute(
                (instance, context) -> carryingOut.carryOut(UUID.fromString(instance.getId())));
    this.scheduler =
        Scheduler.create(dataSource, task)
            .schedulerName(new SchedulerName.Fixed(UUID.randomUUID().toString()))
            .jdbcCustomization(new PostgreSqlJdbcCustomization(false, false))
            .pollUsingLockAndFetch(BEGIN_TO_FETCH, FETCH_UP_TO)
            .threads(Math.max(1, settings.threads()))
            .pollingInterval(settings.pollEvery())
            .heartbeatInterval(settings.heartbeat())
            .missedHeartbeatsLimit(MISSED_HEARTBEATS)
            .shutdownMaxWait(settings.stopWait())
            .failureLogging(LogLevel.DEBUG, false)
            .clock(clock::instant)
            .build();
  }

  void start(@Observes StartupEvent event) {
    if (settings.threads() > 0) {
      scheduler.start();
    }
  }

  void stop(@Observes ShutdownEvent event) {
    if (settings.threads() > 0) {
      scheduler.stop();
    }
  }

  /** Has the work carried out once the current transaction commits. */
  void schedule(UUID workId) {
    scheduler.schedule(task.instance(workId.toString()), clock.instant());
  }

  void look(@Observes(during = TransactionPhase.AFTER_SUCCESS) WorkQueued event) {
    if (settings.threads() > 0) {
      scheduler.triggerCheckForDueExecutions();
    }
  }

  private void again(
      ExecutionComplete failure, ExecutionOperations<Void> operations, CarryingOut carryingOut) {
    var pause = carryingOut.pauseAfter(failure.getCause().orElse(null));
    operations.reschedule(failure, clock.instant().plus(pause));
  }
}
