package dev.jobtrail.account.provider;

import io.quarkus.runtime.configuration.DurationConverter;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.runtime.configuration.MemorySizeConverter;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.Map;

/** Providers as an operator would configure them. */
final class Settings {

  private Settings() {}

  /** Names without their prefix, each followed by its value; the rest has its default. */
  static ProviderSettings with(String... namesAndValues) {
    var builder = builder();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      builder.withDefaultValue("jobtrail.providers." + namesAndValues[i], namesAndValues[i + 1]);
    }
    return builder.build().getConfigMapping(ProviderSettings.class);
  }

  /** As environment variables say. */
  static ProviderSettings ofEnvironment(Map<String, String> variables) {
    return builder()
        .withSources(new EnvConfigSource(variables, 300))
        .build()
        .getConfigMapping(ProviderSettings.class);
  }

  private static SmallRyeConfigBuilder builder() {
    return new SmallRyeConfigBuilder()
        .withMapping(ProviderSettings.class)
        .withConverter(MemorySize.class, 100, new MemorySizeConverter())
        .withConverter(Duration.class, 100, new DurationConverter());
  }
}
