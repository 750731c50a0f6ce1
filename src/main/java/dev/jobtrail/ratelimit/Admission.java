package dev.jobtrail.ratelimit;

import java.time.Duration;
import java.util.function.ObjLongConsumer;

/**
 * The result of a rate limit check, with the remaining tokens.
 *
 * @param admitted whether the call is within its limit
 * @param limit calls in a window; 0 where there is no limit, and the other numbers mean nothing
 * @param remaining calls left in this window, as last seen by this replica; never below 0
 * @param reset time until the window ends
 */
public record Admission(boolean admitted, long limit, long remaining, Duration reset) {

  static final Admission UNLIMITED = new Admission(true, 0, 0, Duration.ZERO);

  /** Whether there is a limit at all. */
  public boolean isLimited() {
    return limit > 0;
  }

  /** Sets the headers that tell what is left, where there is a limit. */
  public void writeTo(ObjLongConsumer<String> headers) {
    if (isLimited()) {
      headers.accept("RateLimit-Limit", limit);
      headers.accept("RateLimit-Remaining", remaining);
      headers.accept("RateLimit-Reset", resetSeconds());
    }
  }

  /** The time until the window ends in whole seconds, rounded up. */
  public long resetSeconds() {
    return Math.ceilDiv(reset.toMillis(), 1000);
  }
}
