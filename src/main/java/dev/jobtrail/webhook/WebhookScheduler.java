package dev.jobtrail.webhook;

import dev.jobtrail.task.Role;
import dev.jobtrail.task.TaskQueue;
import dev.jobtrail.task.TaskQueues;
import dev.jobtrail.task.TaskTiming;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** Schedules the delivery of events. */
@ApplicationScoped
class WebhookScheduler {

  private static final Duration STOP_WAIT = Duration.ofSeconds(5);

  private final TaskQueue queue;
  private final Event<WebhookQueued> queued;

  WebhookScheduler(
      TaskQueues queues,
      WebhookSender sender,
      WebhookSettings settings,
      Event<WebhookQueued> queued) {
    this.queued = queued;
    this.queue =
        queues.create(
            "webhook",
            Role.WORKER,
            settings.threads(),
            new TaskTiming(settings.pollEvery(), settings.heartbeat(), STOP_WAIT),
            sender);
  }

  void start(@Observes StartupEvent event) {
    queue.start();
  }

  void stop(@Observes ShutdownEvent event) {
    queue.stop();
  }

  /** Has tasks executed once the current transaction commits. */
  void schedule(List<UUID> taskIds) {
    queue.addAll(taskIds);
    queued.fire(new WebhookQueued());
  }

  void poll(@Observes(during = TransactionPhase.AFTER_SUCCESS) WebhookQueued event) {
    queue.poll();
  }
}
