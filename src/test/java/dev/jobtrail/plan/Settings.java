package dev.jobtrail.plan;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;

/** Plans as an operator would configure them. */
final class Settings {

  private Settings() {}

  /** Names without their prefix, each followed by its value; the shipped plans are there too. */
  static PlanSettings with(String... namesAndValues) {
    var values = new TreeMap<String, String>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      values.put("jobtrail.plans." + namesAndValues[i], namesAndValues[i + 1]);
    }
    return from(values);
  }

  private static PlanSettings from(Map<String, String> values) {
    try {
      return new SmallRyeConfigBuilder()
          .withSources(
              new PropertiesConfigSource(
                  Settings.class.getResource("/application.properties"), 100),
              new PropertiesConfigSource(values, "operator", 300))
          .withMapping(PlanSettings.class)
          .build()
          .getConfigMapping(PlanSettings.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
