package dev.jobtrail.task;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** Pauses that double with each failure, up to a longest one. */
public final class RetryPauses {

  private static final int LARGEST_EXPONENT = 20;
  private static final double JITTER = 0.2;

  private final Duration first;
  private final Duration longest;

  public RetryPauses(Duration first, Duration longest) {
    this.first = first;
    this.longest = longest;
  }

  /**
   * The pause after failures.
   *
   * @param failures one or more
   */
  public Duration after(int failures) {
    return bounded(first.multipliedBy(1L << Math.min(failures - 1, LARGEST_EXPONENT)));
  }

  /** The same with a jitter of a fifth, so that many retries do not fall together. */
  public Duration jitteredAfter(int failures) {
    return jittered(after(failures));
  }

  /** The pause, or the longest one if that is shorter. */
  public Duration bounded(Duration pause) {
    return pause.compareTo(longest) < 0 ? pause : longest;
  }

  private static Duration jittered(Duration pause) {
    var factor = 1 + JITTER * (2 * ThreadLocalRandom.current().nextDouble() - 1);
    return Duration.ofMillis(Math.round(pause.toMillis() * factor));
  }
}
