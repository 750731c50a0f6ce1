package dev.jobtrail.idempotency;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;

/** Removes stored answers that have expired, in batches. */
@ApplicationScoped
class ExpiredAnswersSweep {

  /** Few enough that a transaction is short. */
  private static final int BATCH = 1_000;

  private final StoredAnswers answers;
  private final Clock clock;

  ExpiredAnswersSweep(StoredAnswers answers, Clock clock) {
    this.answers = answers;
    this.clock = clock;
  }

  @Scheduled(every = "10m", delayed = "1m")
  void sweep() {
    int removed;
    do {
      removed = answers.removeExpired(clock.instant(), BATCH);
    } while (removed == BATCH);
  }
}
