package dev.jobtrail.attempt;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;

/** Looks, now and then, for runs that have gone stale. */
@ApplicationScoped
class AttemptSweeper {

  private static final Logger LOG = Logger.getLogger(AttemptSweeper.class);

  private final StaleAttempts stale;

  AttemptSweeper(StaleAttempts stale) {
    this.stale = stale;
  }

  @Scheduled(
      every = "${jobtrail.apply.sweep-every:1m}",
      concurrentExecution = ConcurrentExecution.SKIP)
  void sweep() {
    var ended = stale.endAll();
    if (ended > 0) {
      LOG.infof("Ended %d attempts that were silent for too long", ended);
    }
  }
}
