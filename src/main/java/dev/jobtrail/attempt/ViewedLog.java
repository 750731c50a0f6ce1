package dev.jobtrail.attempt;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Passes entries on to the log of a run, and renews what its viewers see once a second. */
final class ViewedLog implements FillLog {

  private static final Duration INTERVAL = Duration.ofSeconds(1);

  private final FillLog log;
  private final Runnable renewal;
  private final Clock clock;
  private Instant renewedAt;

  ViewedLog(FillLog log, Runnable renewal, Clock clock) {
    this.log = log;
    this.renewal = renewal;
    this.clock = clock;
    this.renewedAt = clock.instant();
  }

  @Override
  public void line(EventKind kind, String label, String text) {
    log.line(kind, label, text);
    var now = clock.instant();
    if (now.isAfter(renewedAt.plus(INTERVAL))) {
      renewedAt = now;
      renewal.run();
    }
  }
}
