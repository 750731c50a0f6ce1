package dev.jobtrail.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.testing.Parallel;
import java.time.Duration;
import java.util.Collections;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class HashingTurnsTest {

  private static final int ROOM = 4;

  private final HashingTurns turns = new HashingTurns(ROOM);

  @Test
  void areTakenOneAtATime() throws InterruptedException {
    var atWork = new AtomicInteger();
    var most = new AtomicInteger();

    Parallel.run(
        ROOM,
        () ->
            turns.inTurn(
                () -> {
                  most.accumulateAndGet(atWork.incrementAndGet(), Math::max);
                  Thread.yield();
                  return atWork.decrementAndGet();
                }));

    assertThat(most).hasValue(1);
  }

  @Test
  void areRefusedWhereTooManyWait() throws InterruptedException {
    var refused = new CountDownLatch(1);

    var answers =
        Parallel.run(
            ROOM + 1,
            () -> {
              try {
                return turns.inTurn(() -> waitFor(refused));
              } catch (ApiException e) {
                assertThat(e.code()).isEqualTo(ErrorCode.RATE_LIMITED);
                assertThat(e.retryAfterSeconds()).hasValue(2);
                refused.countDown();
                return "refused";
              }
            });

    assertThat(Collections.frequency(answers, "refused")).isOne();
    assertThat(turns.inTurn(() -> "free again")).isEqualTo("free again");
  }

  @Test
  void areFreeAgainAfterWorkThatFails() {
    for (int i = 0; i < ROOM + 1; i++) {
      try {
        turns.inTurn(
            () -> {
              throw new IllegalStateException();
            });
      } catch (IllegalStateException _) {
        // the next one has to get its turn all the same
      }
    }
    assertThat(turns.inTurn(() -> "free")).isEqualTo("free");
  }

  @Test
  void leaveMostOfTheProcessorsToOthers() {
    var processors = Runtime.getRuntime().availableProcessors();
    var work = Duration.ofMillis(20);
    var rounds = 4;
    var start = System.nanoTime();

    for (int i = 0; i < rounds; i++) {
      turns.inTurn(() -> busyFor(work));
    }

    // the last rest is not waited for
    var least = work.multipliedBy(1 + (rounds - 1) * Math.max(1, 10 / processors));
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(least);
  }

  private static String waitFor(CountDownLatch latch) {
    try {
      latch.await();
      return "done";
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean busyFor(Duration time) {
    var end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    return true;
  }
}
