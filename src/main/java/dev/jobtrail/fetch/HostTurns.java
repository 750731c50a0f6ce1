package dev.jobtrail.fetch;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

/** Lets one request at a time go to a host, with a pause between two of them. */
final class HostTurns {

  /** How many hosts are remembered before those whose pause is over are forgotten. */
  private static final int REMEMBERED = 256;

  private final Map<String, Turn> turns = new HashMap<>();
  private final long pauseNanos;

  HostTurns(Duration pause) {
    this.pauseNanos = pause.toNanos();
  }

  /**
   * Makes a request when it is the caller's turn; first come, first served.
   *
   * @param rest how long the host asks, by its answer, to be left alone by everyone
   * @throws FetchException where the turn does not come before the deadline
   */
  <T> T take(String host, Deadline deadline, Supplier<T> request, Function<T, Duration> rest) {
    var turn = enter(host);
    try {
      if (!turn.lock.tryLock(deadline.left(), TimeUnit.NANOSECONDS)) {
        throw Deadline.missed(host);
      }
      try {
        deadline.sleep(turn.freeAt - System.nanoTime(), host);
        var restNanos = pauseNanos;
        try {
          var answer = request.get();
          restNanos = Math.max(pauseNanos, rest.apply(answer).toNanos());
          return answer;
        } finally {
          turn.freeAt = System.nanoTime() + restNanos;
        }
      } finally {
        turn.lock.unlock();
      }
    } catch (InterruptedException e) {
      throw Deadline.interrupted(host, e);
    } finally {
      leave(turn);
    }
  }

  private synchronized Turn enter(String host) {
    var turn = turns.computeIfAbsent(host, name -> new Turn(System.nanoTime()));
    turn.callers++;
    return turn;
  }

  private synchronized void leave(Turn turn) {
    turn.callers--;
    if (turns.size() > REMEMBERED) {
      var now = System.nanoTime();
      turns.values().removeIf(it -> it.callers == 0 && it.freeAt - now <= 0);
    }
  }

  private static final class Turn {
    private final ReentrantLock lock = new ReentrantLock(true);
    private volatile long freeAt;
    private int callers;

    Turn(long freeAt) {
      this.freeAt = freeAt;
    }
  }
}
