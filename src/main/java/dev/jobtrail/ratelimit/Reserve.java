package dev.jobtrail.ratelimit;

import io.github.bucket4j.Bucket;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The tokens of one window that one replica has taken from the bucket ahead of time and spends by
 * itself.
 *
 * <p>The fewer are left in the bucket, the fewer it takes, down to one by one.
 */
final class Reserve {

  /** A twentieth of what is left: near the limit every replica still finds some. */
  private static final int SHARE = 20;

  private static final long MOST = 50;

  /** How long an unused reserve is held, and how long an empty bucket is not asked again. */
  private static final long PATIENCE_MILLISECONDS = 1_000;

  private final ReentrantLock lock = new ReentrantLock();
  private final Bucket bucket;
  private final long endsAt;
  private long held;
  private long leftInBucket;
  private long emptyUntil;
  private long lastTakenAt;

  /**
   * A reserve that holds nothing yet.
   *
   * @param tokens how many the bucket began with
   * @param endsAt when the window ends, in milliseconds since the epoch
   */
  Reserve(Bucket bucket, long tokens, long endsAt) {
    this.bucket = bucket;
    this.leftInBucket = tokens;
    this.endsAt = endsAt;
  }

  /** How many are left after one was taken, or -1 where none was to be had. */
  long take(long now) {
    lock.lock();
    try {
      lastTakenAt = now;
      if (held == 0) {
        refill(now);
      }
      return held == 0 ? -1 : --held + leftInBucket;
    } finally {
      lock.unlock();
    }
  }

  /** Gives back what was not used for a while, for other replicas to use. */
  void handBackIfIdle(long now) {
    if (now - lastTakenAt >= PATIENCE_MILLISECONDS && lock.tryLock()) {
      try {
        if (held > 0 && now < endsAt) {
          bucket.addTokens(held);
          leftInBucket += held;
          held = 0;
        }
      } finally {
        lock.unlock();
      }
    }
  }

  boolean isOver(long now) {
    return now >= endsAt;
  }

  long endsAt() {
    return endsAt;
  }

  private void refill(long now) {
    if (now < emptyUntil) {
      return;
    }
    long wanted = Math.clamp(leftInBucket / SHARE, 1, MOST);
    var probe = bucket.tryConsumeAndReturnRemaining(wanted);
    if (probe.isConsumed()) {
      held = wanted;
      leftInBucket = probe.getRemainingTokens();
    } else {
      leftInBucket = 0;
      held = bucket.tryConsumeAsMuchAsPossible(wanted);
      emptyUntil = held == 0 ? now + PATIENCE_MILLISECONDS : 0;
    }
  }
}
