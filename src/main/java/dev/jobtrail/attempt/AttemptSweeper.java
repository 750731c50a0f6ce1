package dev.jobtrail.attempt;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;

/** Scheduled job that ends stale runs. */
@ApplicationScoped
class AttemptSweeper implements DueJob {

  private static final Logger LOG = Logger.getLogger(AttemptSweeper.class);

  private final StaleAttempts stale;

  AttemptSweeper(StaleAttempts stale) {
    this.stale = stale;
  }

  @Scheduled(
      every = "${jobtrail.apply.sweep-every:1m}",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    var ended = stale.endAll();
    if (ended > 0) {
      LOG.infof("Ended %d stale attempts", ended);
    }
  }
}
