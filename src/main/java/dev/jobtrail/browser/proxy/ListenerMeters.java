package dev.jobtrail.browser.proxy;

import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Leaves the meters of listeners out, which each new one would register again. */
class ListenerMeters {

  @Produces
  @Singleton
  MeterFilter withoutListeners() {
    return MeterFilter.denyNameStartsWith("tcp.");
  }
}
