package dev.jobtrail.application;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import org.jboss.logging.Logger;

/** Scheduled job that marks unanswered applications as ghosted. */
@ApplicationScoped
class QuietApplications implements DueJob {

  private static final Logger LOG = Logger.getLogger(QuietApplications.class);

  private final StatusHistory history;
  private final GhostSweep sweep;
  private final Clock clock;

  QuietApplications(StatusHistory history, ApplicationSettings settings, Clock clock) {
    this.history = history;
    this.clock = clock;
    this.sweep = new GhostSweep(this::ghost, settings.ghostAfterDays(), clock);
  }

  @Scheduled(
      every = "${jobtrail.applications.ghost-sweep-every:1h}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    var ghosted = sweep.sweep();
    if (ghosted > 0) {
      LOG.infof("Marked %d applications without an answer as ghosted", ghosted);
    }
  }

  private int ghost(Instant quietSince, int limit) {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              var quiet = Application.quietSince(quietSince, limit);
              quiet.forEach(it -> history.add(it, it.fallQuiet(clock)));
              return quiet.size();
            });
  }
}
