package dev.jobtrail.platform;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.Optional;

/** Response headers that depend on the installation. */
@ConfigMapping(prefix = "jobtrail.headers")
interface HeaderSettings {

  /**
   * The value of {@code Strict-Transport-Security}, sent where the public URL is https. A year is
   * what browsers' preload lists ask for; leave {@code includeSubDomains} out where a subdomain of
   * the public host is served by http. Empty sends none.
   */
  @WithDefault("max-age=31536000; includeSubDomains")
  Optional<String> strictTransportSecurity();
}
