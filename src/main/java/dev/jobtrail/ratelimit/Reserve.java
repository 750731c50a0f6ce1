package dev.jobtrail.ratelimit;

import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.jboss.logging.Logger;

/**
 * Tokens of one bucket that this replica prefetched.
 *
 * <p>Every token spent was taken from the shared bucket before, so replicas together never spend
 * more than it held. If it is uncertain whether the bucket changed, because the store failed,
 * tokens are dropped rather than spent.
 */
final class Reserve {

  static final long REFUSED = -1;
  static final long RETIRED = -2;

  private static final Logger LOG = Logger.getLogger(Reserve.class);

  /** Enough for a few refills a second where a subject calls thousands of times a second. */
  private static final long LARGEST_BATCH = 500;

  /**
   * A batch is at most this share of the remaining tokens, so that tokens are taken singly near the
   * limit.
   */
  private static final long PART_OF_REMAINING = 20;

  private static final long REFUSAL_MILLISECONDS = 1_000;
  private static final long HELD_MILLISECONDS = 500;
  private static final long DRIED_QUICKLY_MILLISECONDS = 1_000;
  private static final long IDLE_MILLISECONDS = Duration.ofSeconds(10).toMillis();

  private final Buckets buckets;
  private final String name;
  private final Buckets.Size size;
  private final Limit.Window window;

  private final AtomicLong inHand = new AtomicLong();
  private final ReentrantLock drawing = new ReentrantLock();

  /** The last known content of the shared bucket. */
  private volatile long shared;

  /** A spender that leaves fewer than this in hand fetches more while others go on spending. */
  private volatile long lowWater;

  private volatile long refusedUntil = Long.MIN_VALUE;
  private volatile long draws;

  // guarded by drawing
  private RuntimeException failure;
  private long pace = 1;
  private long batch;
  private long drawnAt;
  private boolean retired;

  Reserve(Buckets buckets, String name, Buckets.Size size, Limit.Window window, long now) {
    this.buckets = buckets;
    this.name = name;
    this.size = size;
    this.window = window;
    this.drawnAt = now;
  }

  Limit.Window window() {
    return window;
  }

  /**
   * Spends one token.
   *
   * @param now milliseconds since 1970
   * @return how many are left, {@link #REFUSED}, or {@link #RETIRED} if this reserve is no longer
   *     in use and the caller is to ask a new one
   */
  long take(long now) {
    var left = inHand.get() > 0 ? inHand.getAndUpdate(it -> it > 0 ? it - 1 : 0) - 1 : -1;
    if (left >= 0) {
      var remaining = left + shared;
      fetchAhead(left, now);
      return remaining;
    }
    return now < refusedUntil ? REFUSED : takeOrDraw(now);
  }

  /**
   * Takes a token back that was spent from here, unless its window is over.
   *
   * @param now milliseconds since 1970
   * @throws RuntimeException if the store fails; the token is given up then
   */
  void giveBack(long now) {
    drawing.lock();
    try {
      if (retired && window.end() > now) {
        buckets.giveBack(name, size, 1);
      } else if (!retired) {
        refusedUntil = Long.MIN_VALUE;
        inHand.incrementAndGet();
      }
    } finally {
      drawing.unlock();
    }
  }

  /** Callers that come while another one asks wait for its answer and share it, a fault too. */
  private long takeOrDraw(long now) {
    var drawsSeen = draws;
    drawing.lock();
    try {
      if (retired) {
        return RETIRED;
      }
      var left = inHand.getAndUpdate(it -> it > 0 ? it - 1 : 0) - 1;
      if (left >= 0) {
        return left + shared;
      }
      if (now < refusedUntil) {
        return REFUSED;
      }
      if (failure != null && draws != drawsSeen) {
        throw failure;
      }
      var drawn = draw(0, now);
      return drawn == 0 ? REFUSED : inHand.addAndGet(drawn - 1) + shared;
    } finally {
      drawing.unlock();
    }
  }

  private void fetchAhead(long left, long now) {
    if (left >= lowWater || !drawing.tryLock()) {
      return;
    }
    try {
      if (!retired && inHand.get() < lowWater) {
        inHand.addAndGet(draw(inHand.get(), now));
      }
    } catch (RuntimeException e) {
      // this caller has its token; the next that finds none asks again and reports the fault
      lowWater = 0;
      LOG.debugf("Cannot prefetch rate limit tokens: %s", e.getMessage());
    } finally {
      drawing.unlock();
    }
  }

  /**
   * Takes a batch from the shared bucket.
   *
   * @param held tokens still in hand, which the batch counts
   * @return tokens that are now this replica's, 0 if the bucket is empty
   */
  private long draw(long held, long now) {
    try {
      pace = nextPace(now);
      var wanted = Math.max(1, batchOf(shared) - held);
      var probe = buckets.take(name, size, wanted);
      while (!probe.isConsumed() && probe.getRemainingTokens() > 0) {
        wanted = Math.max(1, batchOf(probe.getRemainingTokens()) - held);
        probe = buckets.take(name, size, wanted);
      }
      failure = null;
      drawnAt = now;
      return account(probe, wanted, held, now);
    } catch (RuntimeException e) {
      failure = e;
      throw e;
    } finally {
      draws++;
    }
  }

  private long account(ConsumptionProbe probe, long wanted, long held, long now) {
    shared = probe.getRemainingTokens();
    if (!probe.isConsumed()) {
      lowWater = 0;
      refusedUntil = now + REFUSAL_MILLISECONDS;
      return 0;
    }
    batch = held + wanted;
    lowWater = batch / 4;
    return wanted;
  }

  /** The batch size follows the tokens spent per second: an occasional caller holds one. */
  private long nextPace(long now) {
    return batch > 0 && now - drawnAt < DRIED_QUICKLY_MILLISECONDS
        ? Math.min(LARGEST_BATCH, pace * 2)
        : pace;
  }

  private long batchOf(long remaining) {
    return Math.max(1, Math.min(pace, remaining / PART_OF_REMAINING));
  }

  /**
   * Hands back what lies unused, and retires when nothing is going on.
   *
   * @param now milliseconds since 1970
   * @throws RuntimeException if the store fails; the tokens are given up then
   * @return whether this reserve is retired and can be dropped
   */
  boolean tidy(long now) {
    if (!drawing.tryLock()) {
      return false;
    }
    try {
      if (window.end() > now && now - drawnAt >= HELD_MILLISECONDS) {
        handBack();
      }
      retired = window.end() <= now || (inHand.get() == 0 && now - drawnAt >= IDLE_MILLISECONDS);
      return retired;
    } finally {
      drawing.unlock();
    }
  }

  /**
   * Hands back everything, for a replica that stops.
   *
   * @throws RuntimeException if the store fails
   */
  void close(long now) {
    drawing.lock();
    try {
      if (window.end() > now) {
        handBack();
      }
      retired = true;
    } finally {
      drawing.unlock();
    }
  }

  /** If the store fails the tokens may be back or not: spending them could admit too many. */
  private void handBack() {
    if (inHand.get() == 0) {
      return;
    }
    // before the tokens are returned, so that a caller without tokens waits for them
    refusedUntil = Long.MIN_VALUE;
    lowWater = 0;
    var unused = inHand.getAndSet(0);
    if (unused > 0) {
      pace = Math.max(1, batch - unused);
      buckets.giveBack(name, size, unused);
      shared += unused;
    }
  }
}
