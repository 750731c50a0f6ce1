package dev.jobtrail.work;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.task.TaskQueue;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import dev.jobtrail.trace.Tracer;
import io.quarkus.arc.All;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * Executes one piece of work, with retries and exponential backoff after internal errors: a
 * transaction to begin, the work itself outside of any transaction, and one transaction that stores
 * its result and ends it.
 */
@ApplicationScoped
class WorkExecutor implements TaskQueue.Handler {

  private static final Logger LOG = Logger.getLogger(WorkExecutor.class);

  private static final Message OUR_FAULT = Message.of("Something went wrong on our side.");

  /** The process is stopping; another one continues the work. */
  private static final class HandedBack extends RuntimeException {

    private static final long serialVersionUID = 1L;

    HandedBack(Throwable cause) {
      super(cause);
    }
  }

  /** An internal error in an attempt. */
  private static final class Faulty extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int attempt;

    Faulty(int attempt, Throwable cause) {
      super(cause);
      this.attempt = attempt;
    }
  }

  /** One attempt of a work order. */
  private record Attempt(WorkOrder order, int number) {}

  private final List<Worker> workers;
  private final Allowances allowances;
  private final WorkSettings settings;
  private final Event<WorkFinished> finished;
  private final Clock clock;
  private final Tracer tracer;

  WorkExecutor(
      @All List<Worker> workers,
      Allowances allowances,
      WorkSettings settings,
      Event<WorkFinished> finished,
      Clock clock,
      Tracer tracer) {
    this.workers = workers;
    this.allowances = allowances;
    this.settings = settings;
    this.finished = finished;
    this.clock = clock;
    this.tracer = tracer;
  }

  /**
   * Does nothing if the work has ended or was deleted.
   *
   * @throws RuntimeException if it is to be retried
   */
  @Override
  public void execute(UUID workId) {
    var attempt = QuarkusTransaction.requiringNew().call(() -> begin(workId)).orElse(null);
    if (attempt == null) {
      return;
    }
    var order = attempt.order();
    tracer.current().attribute("jobtrail.work.kind", order.kind().name().toLowerCase(Locale.ROOT));
    try {
      if (attempt.number() > settings.attempts()) {
        giveUp(order, OUR_FAULT); // earlier attempts ended without a result
        return;
      }
      var keep = worker(order).carryOut(order);
      QuarkusTransaction.requiringNew().run(() -> finish(order, keep));
    } catch (WorkException e) {
      refuse(order, e, e);
    } catch (ApiException e) {
      refuse(order, e, e.body());
    } catch (RuntimeException e) {
      fault(attempt, e);
    }
  }

  @Override
  public Duration retryDelay(Throwable cause) {
    return switch (cause) {
      case HandedBack _ -> Duration.ZERO;
      case Faulty faulty -> settings.pause().multipliedBy(1L << Math.min(faulty.attempt, 10));
      case null, default -> settings.pause();
    };
  }

  private Optional<Attempt> begin(UUID workId) {
    return Work.lock(workId)
        .filter(work -> work.state().isOpen())
        .map(
            work -> {
              work.begin(clock);
              return new Attempt(work.order(), work.attempts());
            });
  }

  private void finish(WorkOrder order, Runnable keep) {
    worker(order).lock(order);
    var work = Work.lock(order.id());
    if (work.filter(it -> it.state().isOpen()).isPresent()) {
      keep.run();
      work.get().finish(clock);
      finished.fire(work.get().finished());
    }
  }

  private void refuse(WorkOrder order, RuntimeException e, Translatable reason) {
    if (Thread.interrupted()) {
      handBack(order, e);
    }
    giveUp(order, reason);
  }

  private void fault(Attempt attempt, RuntimeException e) {
    if (Thread.interrupted()) {
      handBack(attempt.order(), e);
    }
    if (attempt.number() < settings.attempts()) {
      LOG.warnf(e, "Work %s failed and will be retried", attempt.order().id());
      throw new Faulty(attempt.number(), e);
    }
    LOG.errorf(e, "Work %s failed", attempt.order().id());
    giveUp(attempt.order(), OUR_FAULT);
  }

  private void handBack(WorkOrder order, RuntimeException cause) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                Work.lock(order.id())
                    .filter(work -> work.state() == WorkState.RUNNING)
                    .ifPresent(work -> work.handBack(clock)));
    throw new HandedBack(cause);
  }

  /** The record, the unit and the work change together. */
  private void giveUp(WorkOrder order, Translatable reason) {
    var text = reason.in(order.language());
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              worker(order).lock(order);
              var work = Work.lock(order.id()).filter(it -> it.state().isOpen());
              if (work.isPresent()) {
                worker(order).giveUp(order, text);
                work.get().fail(text, clock);
                work.get().unit().ifPresent(allowances::giveBack);
                finished.fire(work.get().finished());
              }
            });
  }

  private Worker worker(WorkOrder order) {
    return workers.stream().filter(it -> it.kind() == order.kind()).findFirst().orElseThrow();
  }
}
