package dev.jobtrail.outbound;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

/** Lets one request at a time go to a host, with a pause between two of them. */
public final class HostThrottle {

  /** Above this number of hosts those whose pause is over are removed. */
  private static final int MAX_HOSTS = 256;

  private final Map<String, Slot> slots = new HashMap<>();
  private final long pauseNanos;

  /** A throttle with this pause between the end of a request and the start of the next. */
  public HostThrottle(Duration pause) {
    this.pauseNanos = pause.toNanos();
  }

  /**
   * Executes a request within the throttle; first come, first served.
   *
   * @param rest how long the answer asks every caller to wait
   * @throws OutboundException if the request cannot start before the deadline
   */
  public <T> T call(
      String host, Deadline deadline, Supplier<T> request, Function<T, Duration> rest) {
    var slot = enter(host);
    try {
      if (!slot.lock.tryLock(deadline.left(), TimeUnit.NANOSECONDS)) {
        throw OutboundException.tooSlow(host);
      }
      try {
        deadline.sleep(slot.freeAt - System.nanoTime(), host);
        var restNanos = pauseNanos;
        try {
          var answer = request.get();
          restNanos = Math.max(pauseNanos, rest.apply(answer).toNanos());
          return answer;
        } finally {
          slot.freeAt = System.nanoTime() + restNanos;
        }
      } finally {
        slot.lock.unlock();
      }
    } catch (InterruptedException e) {
      throw OutboundException.stopped(host, e);
    } finally {
      leave(slot);
    }
  }

  private synchronized Slot enter(String host) {
    var slot = slots.computeIfAbsent(host, name -> new Slot(System.nanoTime()));
    slot.callers++;
    return slot;
  }

  private synchronized void leave(Slot slot) {
    slot.callers--;
    if (slots.size() > MAX_HOSTS) {
      var now = System.nanoTime();
      slots.values().removeIf(it -> it.callers == 0 && it.freeAt - now <= 0);
    }
  }

  private static final class Slot {
    private final ReentrantLock lock = new ReentrantLock(true);
    private volatile long freeAt;
    private int callers;

    Slot(long freeAt) {
      this.freeAt = freeAt;
    }
  }
}
