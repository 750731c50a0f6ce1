package dev.jobtrail.outbound;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * A moment by which work must be over.
 *
 * @param nanos that moment on the scale of {@link System#nanoTime()}
 */
public record Deadline(long nanos) {

  /** A deadline from now. */
  public static Deadline in(Duration time) {
    return new Deadline(System.nanoTime() + time.toNanos());
  }

  /** The time left, in nanoseconds; zero or less once it has passed. */
  public long left() {
    return nanos - System.nanoTime();
  }

  /** The earlier of this and a deadline from now. */
  public Deadline orIn(Duration time) {
    var other = in(time);
    return other.nanos - nanos < 0 ? other : this;
  }

  /**
   * Waits on the calling thread.
   *
   * @param host named in errors
   * @throws OutboundException if the wait would outlast the deadline
   */
  public void sleep(long waitNanos, String host) {
    if (waitNanos <= 0) {
      return;
    }
    if (waitNanos >= left()) {
      throw OutboundException.tooSlow(host);
    }
    try {
      TimeUnit.NANOSECONDS.sleep(waitNanos);
    } catch (InterruptedException e) {
      throw OutboundException.stopped(host, e);
    }
  }
}
