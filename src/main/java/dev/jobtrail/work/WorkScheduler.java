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
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
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

  /**
   * A scheduler comes across the other lanes' tasks where a process has died, and would take them
   * for those of a former version, all of which it deletes after a while.
   */
  private static final Duration NEVER = Duration.ofDays(36_500);

  /**
   * One of the queues.
   *
   * @param scheduler picks up its task only
   */
  private record Lane(OneTimeTask<Void> task, Scheduler scheduler, boolean isOpen) {}

  private final CarryingOut carryingOut;
  private final WorkSettings settings;
  private final DataSource dataSource;
  private final Clock clock;
  private final Map<WorkLane, Lane> lanes = new EnumMap<>(WorkLane.class);

  WorkScheduler(
      DataSource dataSource,
      CarryingOut carryingOut,
      WorkSettings settings,
      BrowserSettings browserSettings,
      Clock clock) {
    this.carryingOut = carryingOut;
    this.settings = settings;
    this.dataSource = dataSource;
    this.clock = clock;
    lanes.put(WorkLane.QUICK, lane(WorkLane.QUICK, settings.threads()));
    lanes.put(WorkLane.SEARCH, lane(WorkLane.SEARCH, settings.searches()));
    lanes.put(WorkLane.BROWSER, lane(WorkLane.BROWSER, browserSettings.browsers()));
  }

  private Lane lane(WorkLane lane, int threads) {
    var task =
        Tasks.oneTime(lane.task())
            .onFailure(this::again)
            .execute(
                (instance, context) -> carryingOut.carryOut(UUID.fromString(instance.getId())));
    var scheduler =
        Scheduler.create(dataSource, task)
            .schedulerName(new SchedulerName.Fixed(UUID.randomUUID().toString()))
            .jdbcCustomization(new PostgreSqlJdbcCustomization(false, false))
            .pollUsingLockAndFetch(BEGIN_TO_FETCH, FETCH_UP_TO)
            .threads(Math.max(1, threads))
            .pollingInterval(settings.pollEvery())
            .heartbeatInterval(settings.heartbeat())
            .missedHeartbeatsLimit(MISSED_HEARTBEATS)
            .deleteUnresolvedAfter(NEVER)
            .shutdownMaxWait(settings.stopWait())
            .failureLogging(LogLevel.DEBUG, false)
            .clock(clock::instant)
            .build();
    return new Lane(task, scheduler, threads > 0);
  }

  void start(@Observes StartupEvent event) {
    open().forEach(Scheduler::start);
  }

  void stop(@Observes ShutdownEvent event) {
    open().parallel().forEach(Scheduler::stop);
  }

  /** Has the work carried out once the current transaction commits. */
  void schedule(UUID workId, WorkKind kind) {
    var lane = lanes.get(kind.lane());
    lane.scheduler().schedule(lane.task().instance(workId.toString()), clock.instant());
  }

  void look(@Observes(during = TransactionPhase.AFTER_SUCCESS) WorkQueued event) {
    open().forEach(Scheduler::triggerCheckForDueExecutions);
  }

  private Stream<Scheduler> open() {
    return lanes.values().stream().filter(Lane::isOpen).map(Lane::scheduler);
  }

  private void again(ExecutionComplete failure, ExecutionOperations<Void> operations) {
    var pause = carryingOut.pauseAfter(failure.getCause().orElse(null));
    operations.reschedule(failure, clock.instant().plus(pause));
  }
}
