package dev.jobtrail.fetch;

import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.HostTurns;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Turns of a process that no other one has to heed. */
final class UnsharedTurns implements HostTurns {

  @Override
  public void take(String host, Deadline deadline, Duration longest) {
    // the only process
  }

  @Override
  public void giveBack(String host, Duration rest, boolean hasFailed) {
    // nobody waits
  }

  @Override
  public Optional<Instant> retryAt(String host) {
    return Optional.empty();
  }
}
