package dev.jobtrail.stream;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Limits and keep-alive interval of event streams. */
@ConfigMapping(prefix = "jobtrail.streams")
interface StreamSettings {

  /** Per replica. One stream costs up to 30 kB, and one more query each time LISTEN was lost. */
  @WithDefault("1500")
  @Min(1)
  int mostPerAccount();

  /** How often a comment is sent; proxies close connections that are silent for a minute or so. */
  @WithDefault("15s")
  @AtLeast("1s")
  Duration keepAlive();
}
