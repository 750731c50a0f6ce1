package dev.jobtrail.ratelimit;

import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Buckets that count how they are asked, and that can be slow or away. */
final class WatchedBuckets implements Buckets {

  final AtomicInteger calls = new AtomicInteger();
  final AtomicInteger mostAtOnce = new AtomicInteger();
  volatile Duration pause = Duration.ZERO;
  volatile boolean away;

  private final AtomicInteger atOnce = new AtomicInteger();
  private final Buckets buckets = new MemoryBuckets();

  @Override
  public ConsumptionProbe take(String name, Size size, long wanted) {
    enter();
    try {
      return buckets.take(name, size, wanted);
    } finally {
      atOnce.decrementAndGet();
    }
  }

  @Override
  public void giveBack(String name, Size size, long tokens) {
    enter();
    try {
      buckets.giveBack(name, size, tokens);
    } finally {
      atOnce.decrementAndGet();
    }
  }

  @Override
  public void removeExpired() {
    buckets.removeExpired();
  }

  private void enter() {
    calls.incrementAndGet();
    mostAtOnce.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    if (away) {
      atOnce.decrementAndGet();
      throw new IllegalStateException("away");
    }
  }
}
