package dev.jobtrail.account.totp;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.util.Optional;

/** Settings of two-step verification. */
@ConfigMapping(prefix = "jobtrail.two-step")
interface TwoStepSettings {

  /**
   * What the secrets of authenticator apps are encrypted with: 32 random characters or more, the
   * same for all replicas. Without it a key that was generated in the database is used, which
   * protects exports of single tables but not a copy of the whole database. Apps that were set up
   * under the generated key go on working; those that were set up under a configured key that is
   * gone do not, and their owners sign in with recovery codes.
   */
  Optional<@Size(min = 32) String> encryptionKey();

  /** How long a new app can be confirmed: time to install one, not to find an open page. */
  @WithDefault("15m")
  Duration setupTime();
}
