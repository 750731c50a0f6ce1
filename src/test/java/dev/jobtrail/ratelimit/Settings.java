package dev.jobtrail.ratelimit;

import io.smallrye.config.SmallRyeConfigBuilder;
import io.smallrye.config.common.utils.StringUtil;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Stream;

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

  /** Zero for each limit, also for one that is added later. */
  static LimitSettings withoutLimits() {
    return with(
        Arrays.stream(LimitSettings.class.getMethods())
            .filter(it -> it.getReturnType() == long.class)
            .map(Method::getName)
            .flatMap(it -> Stream.of(StringUtil.skewer(it), "0"))
            .toArray(String[]::new));
  }
}
