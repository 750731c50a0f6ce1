package dev.jobtrail.ratelimit;

import io.agroal.api.AgroalDataSource;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** Sets the limits up as configured. */
final class ConfiguredLimits {

  @Produces
  @Singleton
  Windows windows(LimitSettings settings, AgroalDataSource dataSource) {
    return switch (settings.store()) {
      case POSTGRESQL -> new SharedWindows(dataSource);
      case MEMORY -> new LocalWindows();
    };
  }

  @Produces
  @Singleton
  RateLimits rateLimits(LimitSettings settings, Windows windows, Clock clock) {
    return new RateLimits(settings, windows, clock);
  }
}
