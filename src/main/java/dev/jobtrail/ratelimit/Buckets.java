package dev.jobtrail.ratelimit;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;

/**
 * Token buckets of fixed windows: full at first, never refilled, deleted some time after the end.
 */
interface Buckets {

  /**
   * Takes all the tokens that are wanted, or none.
   *
   * @param name of one window of one subject
   * @param size tokens of the full bucket
   * @param wanted at least 1
   */
  ConsumptionProbe take(String name, Size size, long wanted);

  /** Puts tokens back that were taken from this bucket. */
  void giveBack(String name, Size size, long tokens);

  /** Removes buckets whose window is over. */
  void removeExpired();

  /**
   * The capacity of a bucket.
   *
   * @param capacity tokens of the full bucket
   * @param window how long it is in use at most
   */
  record Size(long capacity, Duration window) {

    /** Twice the window, so that a call that is late at the window's end meets no refill. */
    BucketConfiguration configuration() {
      return BucketConfiguration.builder()
          .addLimit(
              Bandwidth.builder()
                  .capacity(capacity)
                  .refillIntervally(capacity, window.multipliedBy(2))
                  .build())
          .build();
    }
  }
}
