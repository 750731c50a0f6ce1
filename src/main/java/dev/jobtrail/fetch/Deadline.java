package dev.jobtrail.fetch;

import dev.jobtrail.fetch.FetchException.Reason;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * A moment by which work must be over.
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

  /** The earlier of this and a deadline from now. */
  Deadline orIn(Duration time) {
    var other = in(time);
    return other.nanos - nanos < 0 ? other : this;
  }

  /**
   * Waits on the calling thread.
   *
   * @throws FetchException where the wait would outlast the deadline
   */
  void sleep(long waitNanos, String host) {
    if (waitNanos <= 0) {
      return;
    }
    if (waitNanos >= left()) {
      throw missed(host);
    }
    try {
      TimeUnit.NANOSECONDS.sleep(waitNanos);
    } catch (InterruptedException e) {
      throw interrupted(host, e);
    }
  }

  static FetchException missed(String host) {
    return new FetchException(Reason.TOO_SLOW, host + " did not answer in time");
  }

  static FetchException interrupted(String host, InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new FetchException(Reason.UNREACHABLE, "reading " + host + " was stopped", cause);
  }
}
