package dev.jobtrail.webhook;

import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.task.TaskQueue;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Executes the tasks of deliveries: a transaction to begin, the request outside of any, and a
 * transaction that stores the result. If the process ends in between, the event is sent again, with
 * the same id.
 */
@ApplicationScoped
class WebhookSender implements TaskQueue.Handler {

  /** The shortest pause of a task; also that of one whose process died. */
  private static final Duration SHORT = Duration.ofSeconds(1);

  /** Of tasks that wait for a slow receiver; spread so that few look at once. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

  private final DeliveryLine line;
  private final WebhookClient client;
  private final Clock clock;
  private final MeterRegistry metrics;
  private final int mostAtOnce;
  private final ConcurrentMap<UUID, Integer> inProgress = new ConcurrentHashMap<>();

  /** The task is to be executed later. */
  private static final class Postponed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Duration pause;

    Postponed(Duration pause) {
      this.pause = pause;
    }
  }

  WebhookSender(
      DeliveryLine line,
      WebhookClient client,
      WebhookSettings settings,
      Clock clock,
      MeterRegistry metrics) {
    this.line = line;
    this.client = client;
    this.clock = clock;
    this.metrics = metrics;
    this.mostAtOnce = Math.max(1, settings.threads() / 2);
  }

  /**
   * Does nothing where the task's deliveries are finished or left to another task.
   *
   * @throws RuntimeException where it is to be executed again
   */
  @Override
  public void execute(UUID taskId) {
    var webhookId = line.webhookOf(taskId).orElse(null);
    if (webhookId == null) {
      return;
    }
    if (inProgress.merge(webhookId, 1, Integer::sum) > mostAtOnce) {
      release(webhookId);
      throw new Postponed(anyPause());
    }
    try {
      deliver(taskId, webhookId);
    } finally {
      release(webhookId);
    }
  }

  @Override
  public Duration retryDelay(Throwable cause) {
    return cause instanceof Postponed postponed ? postponed.pause : SHORT;
  }

  private void deliver(UUID taskId, UUID webhookId) {
    while (true) {
      switch (line.next(taskId, webhookId)) {
        case DeliveryStep.Done _ -> {
          return;
        }
        case DeliveryStep.Rest(var until) -> throw new Postponed(pauseUntil(until));
        case DeliveryStep.Send event -> send(event);
      }
    }
  }

  private void send(DeliveryStep.Send event) {
    try {
      var result = client.post(event);
      var retryAt = line.finish(event, result);
      metrics
          .counter("jobtrail.webhooks.sent", "outcome", result.isSuccess() ? "delivered" : "failed")
          .increment();
      retryAt.ifPresent(
          it -> {
            throw new Postponed(pauseUntil(it));
          });
    } catch (OutboundException _) { // the process stops; another one continues
      throw new Postponed(Duration.ZERO);
    }
  }

  private Duration pauseUntil(Instant until) {
    var pause = Duration.between(clock.instant(), until);
    return pause.isNegative() ? Duration.ZERO : pause;
  }

  private static Duration anyPause() {
    var bound = LONGEST_WAIT.toMillis();
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(SHORT.toMillis(), bound));
  }

  private void release(UUID webhookId) {
    inProgress.computeIfPresent(webhookId, (_, count) -> count == 1 ? null : count - 1);
  }
}
