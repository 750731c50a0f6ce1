package dev.jobtrail.work;

import dev.jobtrail.task.Role;
import dev.jobtrail.task.TaskQueue;
import dev.jobtrail.task.TaskQueues;
import dev.jobtrail.task.TaskTiming;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.util.EnumMap;
import java.util.Map;
import java.util.UUID;

/**
 * Schedules work in one task queue for each lane.
 *
 * <p>The queue knows which process executes a piece of work; its progress is stored in {@link
 * Work}.
 */
@ApplicationScoped
class WorkScheduler {

  private final Map<WorkLane, TaskQueue> queues = new EnumMap<>(WorkLane.class);

  WorkScheduler(
      TaskQueues taskQueues,
      WorkExecutor executor,
      WorkSettings settings,
      BrowserSettings browserSettings) {
    var timing = new TaskTiming(settings.pollEvery(), settings.heartbeat(), settings.stopWait());
    for (var lane : WorkLane.values()) {
      var role = lane == WorkLane.BROWSER ? Role.BROWSER : Role.WORKER;
      var threads =
          switch (lane) {
            case QUICK -> settings.threads();
            case SEARCH -> settings.searches();
            case BROWSER -> browserSettings.browsers();
          };
      queues.put(lane, taskQueues.create(lane.task(), role, threads, timing, executor));
    }
  }

  void start(@Observes StartupEvent event) {
    queues.values().forEach(TaskQueue::start);
  }

  void stop(@Observes ShutdownEvent event) {
    queues.values().parallelStream().forEach(TaskQueue::stop);
  }

  /** Schedules the work to run after the current transaction commits. */
  void schedule(UUID workId, WorkKind kind) {
    queues.get(kind.lane()).add(workId);
  }

  void poll(@Observes(during = TransactionPhase.AFTER_SUCCESS) WorkQueued event) {
    queues.values().forEach(TaskQueue::poll);
  }
}
