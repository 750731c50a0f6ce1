package dev.jobtrail.error;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How large a request may be. */
@ConfigMapping(prefix = "jobtrail.body")
interface BodySettings {

  /**
   * The largest body: a resume of 1 MB with its JSON Patch fits. {@code
   * quarkus.http.limits.max-body-size} must be higher, or it answers without a JSON body.
   */
  @WithDefault("2M")
  MemorySize maxSize();

  /**
   * How long a body may take to come; the connection is closed then. The largest one needs 35 kB/s.
   */
  @WithDefault("60s")
  Duration patience();
}
