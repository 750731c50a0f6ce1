package dev.jobtrail.ratelimit;

import io.smallrye.config.SmallRyeConfigBuilder;

/** Limits as an operator would configure them. */
final class Settings {

  private Settings() {}

  /** Names without their prefix, each followed by its value; the rest has its default. */
  static LimitSettings with(String... namesAndValues) {
    var builder = new SmallRyeConfigBuilder().withMapping(LimitSettings.class);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      builder.withDefaultValue("jobtrail.limits." + namesAndValues[i], namesAndValues[i + 1]);
    }
    return builder.build().getConfigMapping(LimitSettings.class);
  }
}
