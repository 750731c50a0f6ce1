package dev.jobtrail.outbound;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * Lets one request at a time go to a host, with a pause between two of them. In this process they
 * are sent first come, first served; among processes by {@link HostTurns}.
 */
public final class HostThrottle {

  /** Above this number of hosts those whose pause is over are removed. */
  private static final int MAX_HOSTS = 256;

  private final Map<String, Slot> slots = new HashMap<>();
  private final HostTurns turns;

  public HostThrottle(HostTurns turns) {
    this.turns = turns;
  }

  /**
   * Runs a function while no other caller of this process runs one for the host. Only after {@link
   * Turn#begin} it may send its request.
   *
   * @throws OutboundException if the function cannot start before the deadline
   */
  public <T> T call(String host, Deadline deadline, Function<Turn, T> function) {
    var slot = enter(host);
    try {
      if (!slot.lock.tryLock(deadline.left(), TimeUnit.NANOSECONDS)) {
        throw OutboundException.tooSlow(host);
      }
      try (var turn = new Turn(host, deadline, slot)) {
        return function.apply(turn);
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

  /** One caller's turn to send a request to a host. */
  public final class Turn implements AutoCloseable {

    private final String host;
    private final Deadline deadline;
    private final Slot slot;
    private boolean hasBegun;
    private boolean hasFailed = true;
    private Duration rest = Duration.ZERO;

    private Turn(String host, Deadline deadline, Slot slot) {
      this.host = host;
      this.deadline = deadline;
      this.slot = slot;
    }

    /**
     * Waits until the host may be asked.
     *
     * @param longest how long the request may take
     * @param pause how long nobody sends the next one if this one fails
     */
    public void begin(Duration longest, Duration pause) {
      deadline.sleep(slot.freeAt - System.nanoTime(), host);
      turns.take(host, deadline, longest);
      hasBegun = true;
      rest = pause;
    }

    /**
     * Notes how the request ended; without it, it has failed.
     *
     * @param rest how long nobody sends the next one
     */
    public void end(Duration rest, boolean hasFailed) {
      this.rest = rest;
      this.hasFailed = hasFailed;
    }

    @Override
    public void close() {
      if (hasBegun) {
        slot.freeAt = System.nanoTime() + rest.toNanos();
        turns.giveBack(host, rest, hasFailed);
      }
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
