package dev.jobtrail.attempt;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.util.Locale;

/** Prometheus metrics of the runs that ended in this process, by outcome. */
@ApplicationScoped
class AttemptMetrics {

  private final MeterRegistry registry;

  AttemptMetrics(MeterRegistry registry) {
    this.registry = registry;
  }

  void count(@Observes(during = TransactionPhase.AFTER_SUCCESS) AttemptPaused run) {
    if (run.outcome() != null) {
      var outcome = run.outcome().name().toLowerCase(Locale.ROOT);
      registry.counter("jobtrail.runs.ended", "outcome", outcome).increment();
    }
  }
}
