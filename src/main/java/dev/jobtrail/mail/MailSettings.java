package dev.jobtrail.mail;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Settings of mail delivery. */
@ConfigMapping(prefix = "jobtrail.mail")
interface MailSettings {

  /** Concurrent deliveries per process; 0 for a process that does not send mail. */
  @WithDefault("4")
  @Min(0)
  int threads();

  /** How long a mail server is given to take one mail. */
  @WithDefault("30s")
  @AtLeast("1ms")
  Duration timeout();

  /** The pause after a first failure, doubled each time. */
  @WithDefault("1s")
  @AtLeast("1ms")
  Duration pause();

  /** The longest pause between two tries. */
  @WithDefault("15m")
  @AtLeast("1ms")
  Duration longestPause();

  /** How long delivery is retried; a mail server that is repaired within a day loses nothing. */
  @WithDefault("24h")
  @AtLeast("0s")
  Duration retryFor();

  /** How often a process polls for mail that others queued. It sends its own immediately. */
  @WithDefault("5s")
  @AtLeast("100ms")
  Duration pollEvery();

  /**
   * The heartbeat interval while sending. After four missed heartbeats, another process sends the
   * mail.
   */
  @WithDefault("10s")
  @AtLeast("100ms")
  Duration heartbeat();
}
