package dev.jobtrail.testing;

import jakarta.enterprise.inject.Alternative;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** Lets time stand still in the service under test, for profiles that enable it. */
@Alternative
@Singleton
public class StandingClock {

  /** The clock that the service and its tests share. */
  public static final SettableClock CLOCK = new SettableClock("2026-03-04T10:00:15Z");

  @Produces
  @Singleton
  Clock clock() {
    return CLOCK;
  }
}
