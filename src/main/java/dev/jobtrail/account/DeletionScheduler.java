package dev.jobtrail.account;

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
import org.jboss.logging.Logger;

/** Schedules the deletion of closed accounts. */
@ApplicationScoped
class DeletionScheduler implements TaskQueue.Handler {

  private static final Logger LOG = Logger.getLogger(DeletionScheduler.class);
  private static final Duration STOP_WAIT = Duration.ofSeconds(2);

  private final AccountEraser eraser;
  private final DeletionSettings settings;
  private final TaskQueue queue;

  DeletionScheduler(TaskQueues queues, AccountEraser eraser, DeletionSettings settings) {
    this.eraser = eraser;
    this.settings = settings;
    queue =
        queues.create(
            "account-deletion",
            Role.WORKER,
            1,
            new TaskTiming(settings.pollEvery(), settings.heartbeat(), STOP_WAIT),
            this);
  }

  @Override
  public void execute(UUID accountId) {
    try {
      eraser.erase(accountId);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The process stops", e);
    } catch (RuntimeException e) {
      LOG.warnf("The deletion of an account goes on later: %s", e.getMessage());
      throw e;
    }
  }

  @Override
  public Duration retryDelay(Throwable cause) {
    return settings.retryAfter();
  }

  void start(@Observes StartupEvent event) {
    queue.start();
  }

  void stop(@Observes ShutdownEvent event) {
    queue.stop();
  }

  /** Has the account deleted once the current transaction commits. */
  void schedule(UUID accountId) {
    queue.add(accountId);
  }

  void poll(@Observes(during = TransactionPhase.AFTER_SUCCESS) AccountDeleted event) {
    queue.poll();
  }
}
