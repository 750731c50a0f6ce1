package dev.jobtrail.sharing;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Throttles the password hashing of unauthenticated visitors: one at a time, a few at once without
 * a pause, and beyond that at most a tenth of the processors' time. A request that would wait
 * longer than a few seconds is refused.
 *
 * <p>The cost of a hash is the shortest time that one has taken. Elapsed time is no measure: on a
 * busy machine a hash takes many times longer without any more work.
 */
@ApplicationScoped
class HashThrottle {

  /** The inverse of hashing's share of all processors. */
  private static final int SHARE = 10;

  /** Hashes that need no pause after a quiet time: those of people, who try one or two. */
  private static final int BURST = 8;

  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);
  private static final Duration FULL_ROOM_CLEARS = Duration.ofSeconds(2);

  private final Semaphore turn = new Semaphore(1, true);
  private final AtomicInteger waiting = new AtomicInteger();
  private final int room;
  private final long longestWait;
  private final LongSupplier nanoClock;
  private final LongConsumer parking;

  /** From one hash to the next one, as a multiple of its cost. */
  private final int spacing;

  /** The shortest hash so far in nanoseconds; guarded by the turn. */
  private long cost = Long.MAX_VALUE;

  /** Of the nano clock: until then the hashes so far have used up their share; as above. */
  private long paidUntil;

  @Inject
  HashThrottle(SharingSettings settings) {
    this(
        settings.waitingTries(),
        settings.longestWait(),
        Runtime.getRuntime().availableProcessors(),
        System::nanoTime,
        LockSupport::parkNanos);
  }

  HashThrottle(
      int room,
      Duration longestWait,
      int processors,
      LongSupplier nanoClock,
      LongConsumer parking) {
    this.room = room;
    this.longestWait = longestWait.toNanos();
    this.spacing = Math.max(1, SHARE / processors);
    this.nanoClock = nanoClock;
    this.parking = parking;
    this.paidUntil = nanoClock.getAsLong();
  }

  /**
   * Runs work within the throttle.
   *
   * @throws ApiException RATE_LIMITED where too many wait already, or the wait would be too long
   */
  <T> T inTurn(Supplier<T> work) {
    try {
      if (waiting.incrementAndGet() > room) {
        throw tooMany(FULL_ROOM_CLEARS);
      }
      var deadline = nanoClock.getAsLong() + longestWait;
      if (!isMyTurn()) {
        throw tooMany(FULL_ROOM_CLEARS);
      }
      try {
        pause(deadline);
        return measured(work);
      } finally {
        turn.release();
      }
    } finally {
      waiting.decrementAndGet();
    }
  }

  private boolean isMyTurn() {
    try {
      return turn.tryAcquire(longestWait, TimeUnit.NANOSECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Waits until the share allows one more hash, or refuses where that is after the deadline. */
  private void pause(long deadline) {
    if (cost == Long.MAX_VALUE) {
      return;
    }
    var start = paidUntil - BURST * interval();
    if (start - deadline > 0) {
      throw tooMany(Duration.ofNanos(start - nanoClock.getAsLong()));
    }
    for (var left = left(start); left > 0; left = left(start)) {
      parking.accept(left);
    }
  }

  private long left(long start) {
    return start - nanoClock.getAsLong();
  }

  private <T> T measured(Supplier<T> work) {
    var start = nanoClock.getAsLong();
    try {
      return work.get();
    } finally {
      var end = nanoClock.getAsLong();
      cost = Math.min(cost, Math.max(1, end - start));
      paidUntil = (paidUntil - start > 0 ? paidUntil : start) + interval();
    }
  }

  private long interval() {
    return Math.min(cost * spacing, LONGEST_PAUSE.toNanos());
  }

  private static ApiException tooMany(Duration wait) {
    return new ApiException(ErrorCode.RATE_LIMITED, "Too many password attempts. Try again soon.")
        .retryAfter(wait);
  }
}
