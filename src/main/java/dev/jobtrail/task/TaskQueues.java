package dev.jobtrail.task;

import dev.jobtrail.trace.Tracer;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.sql.DataSource;

/** The task queues on the service's database. */
@ApplicationScoped
public class TaskQueues {

  /**
   * Tasks that this process still has to execute: due ones, its own, and those of a process that
   * missed a heartbeat, which become due shortly.
   */
  private static final String OPEN =
      """
      select count(*) from scheduled_tasks
      where task_name = any (?) and (
        not picked and execution_time <= ?
        or picked and (picked_by = any (?) or last_heartbeat < ?))
      """;

  private static final String BACKLOGS =
      """
      select task_name, count(*), extract(epoch from (?::timestamptz - min(execution_time)))
      from scheduled_tasks where not picked and execution_time <= ? group by task_name
      """;

  private final DataSource dataSource;
  private final Roles roles;
  private final Clock clock;
  private final Tracer tracer;
  private final List<TaskQueue> queues = new CopyOnWriteArrayList<>();

  TaskQueues(DataSource dataSource, Roles roles, Clock clock, Tracer tracer) {
    this.dataSource = dataSource;
    this.roles = roles;
    this.clock = clock;
    this.tracer = tracer;
  }

  /**
   * Creates a queue.
   *
   * @param name of the kind of task, stored with each task
   * @param role the role of the processes that execute its tasks; others only queue them
   * @param threads how many tasks this process executes at once; 0 if it only queues them
   */
  public TaskQueue create(
      String name, Role role, int threads, TaskTiming timing, TaskQueue.Handler handler) {
    var held = roles.include(role) ? threads : 0;
    var queue = new TaskQueue(dataSource, clock, tracer, name, held, timing, handler);
    queues.add(queue);
    return queue;
  }

  /**
   * How many tasks wait for this process or are executed by it.
   *
   * @throws IllegalStateException if the database cannot be read
   */
  public long open() {
    var own = queues.stream().filter(TaskQueue::isEnabled).toList();
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement(OPEN)) {
      var now = clock.instant();
      statement.setArray(
          1, connection.createArrayOf("text", own.stream().map(TaskQueue::name).toArray()));
      statement.setTimestamp(2, Timestamp.from(now));
      statement.setArray(
          3, connection.createArrayOf("text", own.stream().map(TaskQueue::processName).toArray()));
      statement.setTimestamp(4, Timestamp.from(now.minus(longestHeartbeat().multipliedBy(2))));
      try (var rows = statement.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    } catch (SQLException e) {
      throw new IllegalStateException("The queued tasks cannot be counted", e);
    }
  }

  private Duration longestHeartbeat() {
    return queues.stream()
        .map(TaskQueue::heartbeat)
        .max(Comparator.naturalOrder())
        .orElse(Duration.ZERO);
  }

  /** The queues of this process, also those whose tasks it only adds. */
  List<TaskQueue> all() {
    return List.copyOf(queues);
  }

  /**
   * The backlogs by the name of the queue; none for a queue without one.
   *
   * @throws IllegalStateException if the database cannot be read
   */
  Map<String, TaskBacklog> backlogs() {
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement(BACKLOGS)) {
      var now = Timestamp.from(clock.instant());
      statement.setTimestamp(1, now);
      statement.setTimestamp(2, now);
      try (var rows = statement.executeQuery()) {
        var backlogs = new HashMap<String, TaskBacklog>();
        while (rows.next()) {
          backlogs.put(rows.getString(1), new TaskBacklog(rows.getLong(2), rows.getDouble(3)));
        }
        return backlogs;
      }
    } catch (SQLException e) {
      throw new IllegalStateException("The queued tasks cannot be counted", e);
    }
  }

  /** What this process has executed, for each queue that it executes. */
  public List<ExecutedTasks> executed() {
    return queues.stream().filter(TaskQueue::isEnabled).map(TaskQueue::executed).toList();
  }
}
