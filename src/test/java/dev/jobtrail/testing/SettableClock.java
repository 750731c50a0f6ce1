package dev.jobtrail.testing;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;

/** A clock in UTC that stands still until it is moved. */
public final class SettableClock extends Clock {

  private final AtomicReference<Instant> now;

  /** A clock that shows a time such as {@code 2026-03-04T10:00:00Z}. */
  public SettableClock(String now) {
    this.now = new AtomicReference<>(Instant.parse(now));
  }

  /** Moves the clock forward. */
  public void advance(Duration by) {
    now.updateAndGet(it -> it.plus(by));
  }

  /** Moves the clock to a time. */
  public void set(String time) {
    now.set(Instant.parse(time));
  }

  @Override
  public Instant instant() {
    return now.get();
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return Clock.fixed(instant(), zone);
  }
}
