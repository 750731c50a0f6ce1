package dev.jobtrail.ratelimit;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;

/** Hands unused tokens back and removes the buckets of windows that have ended. */
@ApplicationScoped
class Housekeeping {

  private static final Logger LOG = Logger.getLogger(Housekeeping.class);

  private final RateLimits limits;
  private final Windows windows;

  Housekeeping(RateLimits limits, Windows windows) {
    this.limits = limits;
    this.windows = windows;
  }

  @Scheduled(every = "1s", delayed = "1s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void handBack() {
    try {
      limits.handBackIdle();
    } catch (RuntimeException e) {
      LOG.debugf("Tokens could not be handed back and end with their window: %s", e.getMessage());
    }
  }

  @Scheduled(every = "10m", delayed = "1m")
  void sweep() {
    if (windows instanceof SharedWindows shared) {
      shared.sweep();
    }
  }
}
