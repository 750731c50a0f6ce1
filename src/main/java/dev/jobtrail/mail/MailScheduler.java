package dev.jobtrail.mail;

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
import java.time.Duration;
import java.util.UUID;
import javax.sql.DataSource;

/** Has each mail sent by one replica, and by another where that one dies. */
@ApplicationScoped
class MailScheduler {

  private static final String TASK = "mail";
  private static final double BEGIN_TO_FETCH = 0.5;
  private static final double FETCH_UP_TO = 1.5;
  private static final int MISSED_HEARTBEATS = 4;
  private static final Duration STOP_WAIT = Duration.ofSeconds(5);

  /** Tasks of other schedulers would be deleted after a while for those of a former version. */
  private static final Duration NEVER = Duration.ofDays(36_500);

  private final MailSender sender;
  private final MailSettings settings;
  private final Clock clock;
  private final OneTimeTask<Void> task;
  private final Scheduler scheduler;

  MailScheduler(DataSource dataSource, MailSender sender, MailSettings settings, Clock clock) {
    this.sender = sender;
    this.settings = settings;
    this.clock = clock;
    this.task =
        Tasks.oneTime(TASK)
            .onFailure(this::again)
            .execute((instance, context) -> sender.send(UUID.fromString(instance.getId())));
    this.scheduler =
        Scheduler.create(dataSource, task)
            .schedulerName(new SchedulerName.Fixed(UUID.randomUUID().toString()))
            .jdbcCustomization(new PostgreSqlJdbcCustomization(false, false))
            .pollUsingLockAndFetch(BEGIN_TO_FETCH, FETCH_UP_TO)
            .threads(Math.max(1, settings.threads()))
            .pollingInterval(settings.pollEvery())
            .heartbeatInterval(settings.heartbeat())
            .missedHeartbeatsLimit(MISSED_HEARTBEATS)
            .deleteUnresolvedAfter(NEVER)
            .shutdownMaxWait(STOP_WAIT)
            .failureLogging(LogLevel.DEBUG, false)
            .clock(clock::instant)
            .build();
  }

  void start(@Observes StartupEvent event) {
    if (isSending()) {
      scheduler.start();
    }
  }

  void stop(@Observes ShutdownEvent event) {
    if (isSending()) {
      scheduler.stop();
    }
  }

  /** Has the mail sent once the current transaction commits. */
  void schedule(UUID mailId) {
    scheduler.schedule(task.instance(mailId.toString()), clock.instant());
  }

  void look(@Observes(during = TransactionPhase.AFTER_SUCCESS) MailQueued event) {
    if (isSending()) {
      scheduler.triggerCheckForDueExecutions();
    }
  }

  private boolean isSending() {
    return settings.threads() > 0;
  }

  private void again(ExecutionComplete failure, ExecutionOperations<Void> operations) {
    var pause = sender.pauseAfter(failure.getCause().orElse(null));
    operations.reschedule(failure, clock.instant().plus(pause));
  }
}
