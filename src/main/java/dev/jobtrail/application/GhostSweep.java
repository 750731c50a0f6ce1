package dev.jobtrail.application;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Finds applications without an answer for too long and processes them in batches. */
final class GhostSweep {

  /** Small enough that the locks of one batch are held for a moment only. */
  static final int BATCH = 500;

  /** Marks applications as ghosted. */
  @FunctionalInterface
  interface Ghosting {

    /**
     * Ghosts applications that have not moved since, in one transaction.
     *
     * @param limit how many at most
     * @return how many they were
     */
    int ghost(Instant quietSince, int limit);
  }

  private final Ghosting ghosting;
  private final int days;
  private final Clock clock;

  /**
   * A sweep.
   *
   * @param days how long is too long; 0 for never
   */
  GhostSweep(Ghosting ghosting, int days, Clock clock) {
    this.ghosting = ghosting;
    this.days = days;
    this.clock = clock;
  }

  /**
   * Ghosts all that is silent for too long.
   *
   * @return how many they were
   */
  int sweep() {
    if (days == 0) {
      return 0;
    }
    var quietSince = clock.instant().minus(Duration.ofDays(days));
    var total = 0;
    int batch;
    do {
      batch = ghosting.ghost(quietSince, BATCH);
      total += batch;
    } while (batch == BATCH);
    return total;
  }
}
