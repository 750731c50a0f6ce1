package dev.jobtrail.task;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jboss.logging.Logger;

/**
 * Prometheus metrics of the task queues: tasks due and the age of the oldest one, in the database
 * that all processes share, and tasks executed by this process.
 */
@ApplicationScoped
class TaskMetrics {

  private static final Logger LOG = Logger.getLogger(TaskMetrics.class);

  /** After the beans that create the queues have started. */
  private static final int LAST = 5_000;

  private static final String QUEUE = "queue";

  private final TaskQueues queues;
  private final MeterRegistry registry;
  private volatile Map<String, TaskBacklog> backlogs = Map.of();

  TaskMetrics(TaskQueues queues, MeterRegistry registry) {
    this.queues = queues;
    this.registry = registry;
  }

  void register(@Observes @Priority(LAST) StartupEvent event) {
    for (var queue : queues.all()) {
      var name = queue.name();
      Gauge.builder("jobtrail.tasks.due", this, it -> it.backlog(name).due())
          .tag(QUEUE, name)
          .register(registry);
      Gauge.builder("jobtrail.tasks.oldest", this, it -> it.backlog(name).oldestSeconds())
          .baseUnit("seconds")
          .tag(QUEUE, name)
          .register(registry);
      count(queue, "succeeded", it -> it.executed().succeeded());
      count(queue, "failed", it -> it.executed().failed());
    }
  }

  @Scheduled(every = "15s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void count() {
    try {
      backlogs = queues.backlogs();
    } catch (IllegalStateException e) {
      LOG.debugf("Cannot count queued tasks: %s", e.getMessage());
    }
  }

  private TaskBacklog backlog(String queue) {
    return backlogs.getOrDefault(queue, TaskBacklog.NONE);
  }

  private void count(TaskQueue queue, String outcome, ToDoubleFunction<TaskQueue> executed) {
    FunctionCounter.builder("jobtrail.tasks.executed", queue, executed)
        .tag(QUEUE, queue.name())
        .tag("outcome", outcome)
        .register(registry);
  }
}
