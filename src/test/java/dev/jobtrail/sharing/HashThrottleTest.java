package dev.jobtrail.sharing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.testing.Parallel;
import java.time.Duration;
import java.util.Collections;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class HashThrottleTest {

  private static final int ROOM = 4;
  private static final int PROCESSORS = 2;
  private static final int BURST = 8;
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);
  private static final Duration HASH = Duration.ofMillis(50);

  /** Of the clock by which the hashes of {@link #timed} take their time. */
  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1);

  private final AtomicLong parked = new AtomicLong();

  private final HashThrottle turns =
      new HashThrottle(
          ROOM, Duration.ofMinutes(1), PROCESSORS, System::nanoTime, LockSupport::parkNanos);

  private final HashThrottle timed =
      new HashThrottle(
          ROOM,
          LONGEST_WAIT,
          PROCESSORS,
          now::get,
          nanos -> {
            now.addAndGet(nanos);
            parked.addAndGet(nanos);
          });

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
  void areRefusedWhereTheTurnBeforeTakesTooLong() throws InterruptedException {
    var impatient =
        new HashThrottle(
            ROOM, Duration.ofMillis(50), PROCESSORS, System::nanoTime, LockSupport::parkNanos);
    var refused = new CountDownLatch(1);

    var answers =
        Parallel.run(
            2,
            () -> {
              try {
                return impatient.inTurn(() -> waitFor(refused));
              } catch (ApiException e) {
                assertThat(e.retryAfterSeconds()).hasValue(2);
                refused.countDown();
                return "refused";
              }
            });

    assertThat(answers).containsExactlyInAnyOrder("done", "refused");
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
    var start = now.get();
    var rounds = 200;

    for (int i = 0; i < rounds; i++) {
      timed.inTurn(() -> takes(HASH));
    }

    var hashing = HASH.multipliedBy(rounds).toNanos();
    // all but those of the burst wait for their share
    assertThat(now.get() - start)
        .isGreaterThanOrEqualTo(hashing * 10 / PROCESSORS * (rounds - 2 * BURST) / rounds);
  }

  @Test
  void needNoPauseWhereFewTry() {
    for (int i = 0; i < BURST; i++) {
      timed.inTurn(() -> takes(HASH));
    }

    assertThat(parked).hasValue(0);
  }

  /** A hash that takes 50 ms takes 4 s where everything else is busy. */
  @Test
  void pauseNoLongerOnABusyMachine() {
    timed.inTurn(() -> takes(HASH));
    for (int i = 0; i < 3 * BURST; i++) {
      timed.inTurn(() -> takes(Duration.ofSeconds(4)));
    }

    assertThat(parked).hasValue(0);
  }

  @Test
  void pauseASecondAtMostWhereTheMachineWasNeverIdle() {
    for (int i = 0; i < 3 * BURST; i++) {
      var before = parked.get();
      timed.inTurn(() -> takes(Duration.ofSeconds(4)));
      assertThat(parked.get() - before).isLessThanOrEqualTo(Duration.ofSeconds(1).toNanos());
    }
  }

  @Test
  void areRefusedWhereThePauseWouldBeTooLong() {
    var strict =
        new HashThrottle(ROOM, Duration.ofMillis(100), PROCESSORS, now::get, now::addAndGet);
    for (int i = 0; i < BURST; i++) {
      strict.inTurn(() -> takes(Duration.ofMillis(120)));
    }

    assertThatThrownBy(
            () -> {
              for (int i = 0; i < BURST; i++) {
                strict.inTurn(() -> takes(Duration.ofMillis(120)));
              }
            })
        .asInstanceOf(type(ApiException.class))
        .satisfies(
            it -> {
              assertThat(it.code()).isEqualTo(ErrorCode.RATE_LIMITED);
              assertThat(it.retryAfterSeconds()).hasValue(1);
            });
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(strict.inTurn(() -> "in turn")).isEqualTo("in turn");
  }

  private boolean takes(Duration time) {
    now.addAndGet(time.toNanos());
    return true;
  }

  private static String waitFor(CountDownLatch latch) {
    try {
      latch.await();
      return "done";
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
