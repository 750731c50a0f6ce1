package dev.jobtrail.platform;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.ZoneOffset;

/** Provides the clock: UTC in whole milliseconds, as times are stored and shown. */
final class Clocks {

  @Produces
  @Singleton
  Clock utcMilliseconds() {
    return Clock.tickMillis(ZoneOffset.UTC);
  }
}
