package dev.jobtrail.application;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import org.jboss.logging.Logger;

/** Ghosts, now and then, the applications that nobody has answered. */
@ApplicationScoped
class QuietApplications {

  private static final Logger LOG = Logger.getLogger(QuietApplications.class);

  private final GhostSweep sweep;
  private final Clock clock;

  QuietApplications(ApplicationSettings settings, Clock clock) {
    this.clock = clock;
    this.sweep = new GhostSweep(this::ghost, settings.ghostAfterDays(), clock);
  }

  @Scheduled(
      every = "${jobtrail.applications.ghost-sweep-every:1h}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP)
  void sweep() {
    var ghosted = sweep.sweep();
    if (ghosted > 0) {
      LOG.infof("Ghosted %d applications that were quiet for too long", ghosted);
    }
  }

  private int ghost(Instant quietSince, int limit) {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              var quiet = Application.quietSince(quietSince, limit);
              quiet.forEach(application -> application.fallQuiet(clock).persist());
              return quiet.size();
            });
  }
}
