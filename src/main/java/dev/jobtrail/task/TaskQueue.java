package dev.jobtrail.task;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import dev.jobtrail.trace.Tracer;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.LongAdder;
import javax.sql.DataSource;

/**
 * A durable queue of one kind of task. One replica executes a task, and another one retries it if
 * that replica dies.
 */
public final class TaskQueue {

  /**
   * Fetch when fewer tasks than this share of the threads wait in memory, up to the other share.
   */
  private static final double LOWER_LIMIT = 0.5;

  private static final double UPPER_LIMIT = 1.5;
  private static final int MISSED_HEARTBEATS = 4;

  /**
   * A scheduler takes the tasks of other queues, which it finds when a process has died, for those
   * of a former release and deletes them after this time.
   */
  private static final Duration NEVER = Duration.ofDays(36_500);

  private final Clock clock;
  private final Tracer tracer;
  private final String name;
  private final Duration heartbeat;
  private final String processName = UUID.randomUUID().toString();
  private final LongAdder succeeded = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private final OneTimeTask<String> task;
  private final Scheduler scheduler;
  private final boolean isEnabled;

  /** Executes the tasks of a queue. */
  public interface Handler {

    /** Executes a task; an exception has it retried. */
    void execute(UUID id);

    /**
     * The pause before a retry.
     *
     * @param cause why the task failed; null where its process died
     */
    Duration retryDelay(Throwable cause);
  }

  TaskQueue(
      DataSource dataSource,
      Clock clock,
      Tracer tracer,
      String name,
      int threads,
      TaskTiming timing,
      Handler handler) {
    this.clock = clock;
    this.tracer = tracer;
    this.name = name;
    this.heartbeat = timing.heartbeat();
    this.isEnabled = threads > 0;
    this.task =
        Tasks.oneTime(name, String.class)
            .onFailure(
                (failure, operations) -> {
                  failed.increment();
                  operations.reschedule(
                      failure,
                      clock.instant().plus(handler.retryDelay(failure.getCause().orElse(null))));
                })
            .execute(
                (instance, _) -> {
                  execute(handler, UUID.fromString(instance.getId()), instance.getData());
                  succeeded.increment();
                });
    this.scheduler =
        Scheduler.create(dataSource, task)
            .serializer(new TraceparentSerializer())
            .schedulerName(new SchedulerName.Fixed(processName))
            .jdbcCustomization(new PostgreSqlJdbcCustomization(false, false))
            .pollUsingLockAndFetch(LOWER_LIMIT, UPPER_LIMIT)
            .threads(Math.max(1, threads))
            .pollingInterval(timing.pollEvery())
            .heartbeatInterval(timing.heartbeat())
            .missedHeartbeatsLimit(MISSED_HEARTBEATS)
            .deleteUnresolvedAfter(NEVER)
            .shutdownMaxWait(timing.stopWait())
            .failureLogging(LogLevel.DEBUG, false)
            .clock(clock::instant)
            .build();
  }

  /**
   * @param traceparent of the trace that the task was queued in, null for none
   */
  private void execute(Handler handler, UUID id, String traceparent) {
    try (var span = tracer.enterTask(traceparent, "process " + name)) {
      span.attribute("messaging.system", "db-scheduler")
          .attribute("messaging.operation.name", "process")
          .attribute("messaging.operation.type", "process")
          .attribute("messaging.destination.name", name);
      try {
        handler.execute(id);
      } catch (RuntimeException e) {
        span.fail(e);
        throw e;
      }
    }
  }

  /** Begins to execute tasks, unless the queue has no threads in this process. */
  public void start() {
    if (isEnabled) {
      scheduler.start();
    }
  }

  /** Stops executing tasks; unfinished ones are left to other processes. */
  public void stop() {
    if (isEnabled) {
      scheduler.stop();
    }
  }

  /** The name under which its tasks are stored. */
  String name() {
    return name;
  }

  /** The name under which this process reserves tasks. */
  String processName() {
    return processName;
  }

  /** How often this process reports that it still executes a task. */
  Duration heartbeat() {
    return heartbeat;
  }

  boolean isEnabled() {
    return isEnabled;
  }

  /** What this process has executed since it started. */
  ExecutedTasks executed() {
    return new ExecutedTasks(name, succeeded.sum(), failed.sum());
  }

  /** Queues a task in the current transaction. */
  public void add(UUID id) {
    scheduler.schedule(task.instance(id.toString(), tracer.traceparent()), clock.instant());
  }

  /** Queues tasks with new ids in the current transaction, in few statements. */
  public void addAll(List<UUID> ids) {
    var now = clock.instant();
    var traceparent = tracer.traceparent();
    scheduler.scheduleBatch(ids.stream().map(it -> task.instance(it.toString(), traceparent)), now);
  }

  /** Polls for due tasks immediately; call it after the transaction that queued one. */
  public void poll() {
    if (isEnabled) {
      scheduler.triggerCheckForDueExecutions();
    }
  }
}
