package dev.jobtrail.outbound;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** The turns to send requests to a host, of which one process has one at a time. */
public interface HostTurns {

  /**
   * Waits for the turn.
   *
   * @param longest when the turn ends unless it is given back, so that a process that died holds up
   *     no other
   * @throws OutboundException if the turn does not come before the deadline
   */
  void take(String host, Deadline deadline, Duration longest);

  /**
   * Ends the turn.
   *
   * @param rest how long nobody sends a request to the host
   * @param hasFailed whether the host did not answer, or with an error of its own
   */
  void giveBack(String host, Duration rest, boolean hasFailed);

  /** When a host that keeps failing is asked again by what nobody waits for; none if now. */
  Optional<Instant> retryAt(String host);
}
