package dev.jobtrail.browser.proxy;

import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Excludes the metrics of proxy listeners, which every new one would register again. */
class ListenerMeters {

  @Produces
  @Singleton
  MeterFilter withoutListeners() {
    return MeterFilter.denyNameStartsWith("tcp.");
  }
}
