package dev.jobtrail.attempt;

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
class AttemptStreams {

  /** What changes are announced on; the sweep does it in SQL. */
  static final String CHANNEL = "attempt";

  private final Following following;

  AttemptStreams(Announcements announcements) {
    this.following = new Following(announcements, CHANNEL);
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
  void announce(UUID attemptId) {
    following.announce(attemptId);
  }

  /** The run as it is, again as it comes further, and a last time once it is over. */
  Multi<AttemptView> open(UUID attemptId, Supplier<AttemptView> read) {
    return following.follow(attemptId, read, AttemptView::isOpen);
  }
}
