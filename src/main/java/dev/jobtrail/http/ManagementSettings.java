package dev.jobtrail.http;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.OptionalInt;

/** The address that serves metrics apart from the API. */
@ConfigMapping(prefix = "jobtrail.management")
interface ManagementSettings {

  /** Without it, metrics are served on the port of the API. */
  @Min(0)
  @Max(65535)
  OptionalInt port();

  /** All addresses, because Prometheus usually scrapes from another machine. */
  @WithDefault("0.0.0.0")
  String host();
}
