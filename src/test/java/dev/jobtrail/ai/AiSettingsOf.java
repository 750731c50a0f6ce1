package dev.jobtrail.ai;

import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.HashMap;
import java.util.Map;

/** Settings as a configuration would give them. */
public final class AiSettingsOf {

  private AiSettingsOf() {}

  /** The defaults with these, names without the prefix; empty for none. */
  public static AiSettings values(Map<String, String> values) {
    var properties = new HashMap<String, String>();
    values.forEach((name, value) -> properties.put("jobtrail.ai." + name, value));
    return new SmallRyeConfigBuilder()
        .addDiscoveredConverters()
        .withMapping(AiSettings.class)
        .withDefaultValues(properties)
        .build()
        .getConfigMapping(AiSettings.class);
  }
}
