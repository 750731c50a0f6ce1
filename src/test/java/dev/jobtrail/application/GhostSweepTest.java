package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class GhostSweepTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-21T00:00:00Z"), ZoneOffset.UTC);

  private final List<Instant> asked = new ArrayList<>();
  private final Deque<Integer> batches = new ArrayDeque<>();

  @Test
  void goesOnUntilABatchIsNotFull() {
    batches.addAll(List.of(500, 500, 3, 500));
    assertThat(sweep(30).sweep()).isEqualTo(1003);
    assertThat(asked).hasSize(3).containsOnly(Instant.parse("2026-10-22T00:00:00Z"));
  }

  @Test
  void asksOnceMoreAfterALastFullBatch() {
    batches.addAll(List.of(500, 0));
    assertThat(sweep(30).sweep()).isEqualTo(500);
    assertThat(asked).hasSize(2);
  }

  @Test
  void doesNothingWhenSwitchedOff() {
    assertThat(sweep(0).sweep()).isZero();
    assertThat(asked).isEmpty();
  }

  private GhostSweep sweep(int days) {
    return new GhostSweep(
        (quietSince, limit) -> {
          asked.add(quietSince);
          assertThat(limit).isEqualTo(500);
          return batches.removeFirst();
        },
        days,
        CLOCK);
  }
}
