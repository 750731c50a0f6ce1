package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.client.Person;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class AttemptMetricsTest {

  @Test
  void countsRunsThatAreOver() {
    var registry = new SimpleMeterRegistry();
    var metrics = new AttemptMetrics(registry);
    metrics.count(run(AttemptState.READY, null));
    metrics.count(run(AttemptState.DONE, AttemptOutcome.SUBMITTED));
    metrics.count(run(AttemptState.DONE, AttemptOutcome.CAPTCHA));
    assertThat(registry.getMeters()).hasSize(2);
    assertThat(registry.counter("jobtrail.runs.ended", "outcome", "captcha").count()).isOne();
  }

  private static AttemptPaused run(AttemptState state, AttemptOutcome outcome) {
    var id = UUID.randomUUID();
    return new AttemptPaused(new Person(id, null), id, id, state, outcome);
  }
}
