package dev.jobtrail.sharing;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Lets strangers make the service hash passwords, one at a time and with rests, so that however
 * many try, hashing takes no more than a tenth of the processors from everyone else.
 */
@ApplicationScoped
class HashingTurns {

  /** What hashing may take of all processors, as its inverse. */
  private static final int SHARE = 10;

  private static final Duration FULL_ROOM_CLEARS = Duration.ofSeconds(2);

  private final Semaphore turn = new Semaphore(1, true);
  private final AtomicInteger waiting = new AtomicInteger();
  private final int room;

  /** How long to rest after a turn, as a multiple of it. */
  private final int rest;

  /** Of the nano clock; guarded by the turn. */
  private long restsUntil = System.nanoTime();

  @Inject
  HashingTurns(SharingSettings settings) {
    this(settings.waitingTries());
  }

  HashingTurns(int room) {
    this.room = room;
    rest = Math.max(0, SHARE / Runtime.getRuntime().availableProcessors() - 1);
  }

  /**
   * What the work answers, done in its turn.
   *
   * @throws ApiException RATE_LIMITED where too many wait already
   */
  <T> T inTurn(Supplier<T> work) {
    try {
      if (waiting.incrementAndGet() > room) {
        throw new ApiException(
                ErrorCode.RATE_LIMITED, "Too many passwords are being tried. Try again soon.")
            .retryAfter(FULL_ROOM_CLEARS);
      }
      turn.acquireUninterruptibly();
      try {
        return afterTheRest(work);
      } finally {
        turn.release();
      }
    } finally {
      waiting.decrementAndGet();
    }
  }

  private <T> T afterTheRest(Supplier<T> work) {
    for (var left = left(); left > 0; left = left()) {
      LockSupport.parkNanos(left);
    }
    var start = System.nanoTime();
    try {
      return work.get();
    } finally {
      var end = System.nanoTime();
      restsUntil = end + (end - start) * rest;
    }
  }

  private long left() {
    return restsUntil - System.nanoTime();
  }
}
