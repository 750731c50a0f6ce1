package dev.jobtrail.fetch;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;

/** Lets one request at a time through to each host, with a pause between two. */
final class HostTurns {

  private final Cache<String, Host> hosts =
      Caffeine.newBuilder().expireAfterAccess(Duration.ofMinutes(10)).build();
  private final Duration pause;
  private final Clock clock;

  private static final class Host {
    private final ReentrantLock turn = new ReentrantLock(true);
    private long endedAt;
  }

  /** A request to a host. */
  interface Request<T> {
    T send() throws InterruptedException;
  }

  HostTurns(Duration pause, Clock clock) {
    this.pause = pause;
    this.clock = clock;
  }

  <T> T inTurn(String name, Request<T> request) throws InterruptedException {
    var host = hosts.get(name, _ -> new Host());
    host.turn.lockInterruptibly();
    try {
      var wait = host.endedAt + pause.toMillis() - clock.millis();
      if (wait > 0) {
        Thread.sleep(wait);
      }
      return request.send();
    } finally {
      host.endedAt = clock.millis();
      host.turn.unlock();
    }
  }
}
