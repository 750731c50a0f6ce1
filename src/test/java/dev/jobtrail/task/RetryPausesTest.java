package dev.jobtrail.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class RetryPausesTest {

  private final RetryPauses pauses = new RetryPauses(Duration.ofSeconds(5), Duration.ofHours(4));

  @RepeatedTest(20)
  void doublesThePauseAndVariesItByAFifth() {
    assertThat(pauses.jitteredAfter(1)).isBetween(Duration.ofSeconds(4), Duration.ofSeconds(6));
    assertThat(pauses.jitteredAfter(3)).isBetween(Duration.ofSeconds(16), Duration.ofSeconds(24));
    assertThat(pauses.jitteredAfter(1_000))
        .isBetween(Duration.ofMinutes(192), Duration.ofMinutes(288));
  }

  @Test
  void boundsWhatAReceiverAsksFor() {
    assertThat(pauses.bounded(Duration.ofDays(3_650))).isEqualTo(Duration.ofHours(4));
    assertThat(pauses.bounded(Duration.ofSeconds(7))).isEqualTo(Duration.ofSeconds(7));
  }

  /** Two days hold some twenty attempts. */
  @Test
  void triesOftenEnough() {
    var total = Duration.ZERO;
    var attempts = 1;
    while (total.compareTo(Duration.ofHours(48)) < 0) {
      total = total.plus(pauses.jitteredAfter(attempts));
      attempts++;
    }
    assertThat(attempts).isBetween(18, 30);
  }
}
