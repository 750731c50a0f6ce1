package dev.jobtrail.sharing;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Settings of shared resumes. */
@ConfigMapping(prefix = "jobtrail.sharing")
interface SharingSettings {

  /** How long a visitor who knew the password is not asked again; long enough to read a resume. */
  @WithDefault("10m")
  @AtLeast("0s")
  Duration passwordLifetime();

  /**
   * The maximum number of waiting password attempts, each on a thread; more are refused
   * immediately, so that they cannot occupy all threads.
   */
  @WithDefault("32")
  @Min(1)
  int waitingTries();

  /** How long a try at a password waits for its turn; one that would wait longer is refused. */
  @WithDefault("3s")
  @AtLeast("0s")
  Duration longestWait();
}
