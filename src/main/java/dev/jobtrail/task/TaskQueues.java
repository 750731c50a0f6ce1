package dev.jobtrail.task;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import javax.sql.DataSource;

/** Creates task queues on the service's database. */
@ApplicationScoped
public class TaskQueues {

  private final DataSource dataSource;
  private final Clock clock;

  TaskQueues(DataSource dataSource, Clock clock) {
    this.dataSource = dataSource;
    this.clock = clock;
  }

  /**
   * Creates a queue.
   *
   * @param name of the kind of task, stored with each task
   * @param threads how many tasks this process executes at once; 0 if it only queues them
   */
  public TaskQueue create(String name, int threads, TaskTiming timing, TaskQueue.Handler handler) {
    return new TaskQueue(dataSource, clock, name, threads, timing, handler);
  }
}
