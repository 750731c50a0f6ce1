package dev.jobtrail.ratelimit;

import java.time.Duration;

/**
 * The answer of a limit.
 *
 * @param admitted whether it may be done
 * @param limit how often in a window
 * @param remaining how often still in this window, as far as this replica knows
 * @param reset how long until the window ends
 */
public record Admission(boolean admitted, long limit, long remaining, Duration reset) {

  /** Whole seconds until the window ends, rounded up. */
  long resetSeconds() {
    return Math.ceilDiv(reset.toMillis(), 1000);
  }
}
