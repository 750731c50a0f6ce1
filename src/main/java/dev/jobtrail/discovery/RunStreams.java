package dev.jobtrail.discovery;

import dev.jobtrail.platform.Announcements;
import dev.jobtrail.platform.Following;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Multi;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.UUID;
import java.util.function.Supplier;

/** The open streams of runs. */
@ApplicationScoped
class RunStreams {

  private final Following following;

  RunStreams(Announcements announcements) {
    this.following = new Following(announcements, "discovery_run");
  }

  void listen(@Observes StartupEvent event) {
    following.listen();
  }

  @Scheduled(every = "15s")
  void keepAlive() {
    following.tellAgain();
  }

  void endBeforeTheDelay(@Observes ShutdownDelayInitiatedEvent event) {
    following.end();
  }

  void end(@Observes ShutdownEvent event) {
    following.end();
  }

  /** Tells that a run has come further once the current transaction commits. */
  void announce(UUID runId) {
    following.announce(runId);
  }

  /** The run as it is, again as it comes further, and a last time once it is over. */
  Multi<RunView> open(UUID runId, Supplier<RunView> read) {
    return following.follow(runId, read, RunView::isOpen);
  }
}
