package dev.jobtrail.mail;

import dev.jobtrail.task.Role;
import dev.jobtrail.task.TaskQueue;
import dev.jobtrail.task.TaskQueues;
import dev.jobtrail.task.TaskTiming;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Duration;
import java.util.UUID;

/** Schedules the delivery of mails. */
@ApplicationScoped
class MailScheduler {

  private static final Duration STOP_WAIT = Duration.ofSeconds(5);

  private final TaskQueue queue;

  MailScheduler(TaskQueues queues, MailSender sender, MailSettings settings) {
    queue =
        queues.create(
            "mail",
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

  /** Has the mail sent once the current transaction commits. */
  void schedule(UUID mailId) {
    queue.add(mailId);
  }

  void poll(@Observes(during = TransactionPhase.AFTER_SUCCESS) MailQueued event) {
    queue.poll();
  }
}
