package dev.jobtrail.idempotency;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;

/** Scheduled job that deletes expired stored responses in batches. */
@ApplicationScoped
class ExpiredAnswersSweep implements DueJob {

  /** Few enough that a transaction is short. */
  private static final int BATCH = 1_000;

  private final StoredAnswers answers;
  private final Clock clock;

  ExpiredAnswersSweep(StoredAnswers answers, Clock clock) {
    this.answers = answers;
    this.clock = clock;
  }

  @Scheduled(every = "10m", delayed = "1m", skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    int removed;
    do {
      removed = answers.removeExpired(clock.instant(), BATCH);
    } while (removed == BATCH);
  }
}
