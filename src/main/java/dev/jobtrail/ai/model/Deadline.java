package dev.jobtrail.ai.model;

import java.time.Duration;

/**
 * A moment by which an answer must be there.
 *
 * @param nanos that moment on the scale of {@link System#nanoTime()}
 */
record Deadline(long nanos) {

  static Deadline in(Duration time) {
    return new Deadline(System.nanoTime() + time.toNanos());
  }

  /** What is left, in nanoseconds; zero or less where nothing is. */
  long left() {
    return nanos - System.nanoTime();
  }
}
