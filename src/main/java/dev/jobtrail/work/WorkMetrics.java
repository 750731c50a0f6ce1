package dev.jobtrail.work;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.util.Locale;

/** Prometheus metrics of the work that ended in this process, by kind and state. */
@ApplicationScoped
class WorkMetrics {

  private final MeterRegistry registry;

  WorkMetrics(MeterRegistry registry) {
    this.registry = registry;
  }

  void count(@Observes(during = TransactionPhase.AFTER_SUCCESS) WorkFinished work) {
    registry
        .counter("jobtrail.work.finished", "kind", name(work.kind()), "state", name(work.state()))
        .increment();
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
