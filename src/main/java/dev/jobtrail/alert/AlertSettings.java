package dev.jobtrail.alert;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of alerts. */
@ConfigMapping(prefix = "jobtrail.alerts")
interface AlertSettings {

  /**
   * How often it is looked for digests and reminders that are due, and so how late they are at
   * most.
   */
  @WithDefault("5m")
  @AtLeast("1s")
  Duration lookEvery();
}
