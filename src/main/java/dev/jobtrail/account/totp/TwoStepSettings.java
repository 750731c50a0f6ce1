package dev.jobtrail.account.totp;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of two-step verification. */
@ConfigMapping(prefix = "jobtrail.two-step")
interface TwoStepSettings {

  /** How long a new app can be confirmed: time to install one, not to find an open page. */
  @WithDefault("15m")
  @AtLeast("1m")
  Duration setupTime();
}
