package dev.jobtrail.account;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;

/** Deletes uploaded exports that were not imported within a day. */
@ApplicationScoped
class AbandonedImportsSweep implements DueJob {

  private static final Duration KEPT = Duration.ofDays(1);

  private final ImportParts parts;
  private final Clock clock;

  AbandonedImportsSweep(ImportParts parts, Clock clock) {
    this.parts = parts;
    this.clock = clock;
  }

  @Scheduled(every = "1h", delayed = "5m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    parts.deleteStoredBefore(clock.instant().minus(KEPT));
  }
}
