package dev.jobtrail.mail;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How mail is delivered. */
@ConfigMapping(prefix = "jobtrail.mail")
interface MailSettings {

  /** How many mails one process sends at once; 0 for a process that leaves sending to others. */
  @WithDefault("4")
  int threads();

  /** How long a mail server is given to take one mail. */
  @WithDefault("30s")
  Duration timeout();

  /** The pause after a first failure, doubled each time. */
  @WithDefault("1s")
  Duration pause();

  /** The longest pause between two tries. */
  @WithDefault("15m")
  Duration longestPause();

  /** How long delivery is retried; a mail server that is repaired within a day loses nothing. */
  @WithDefault("24h")
  Duration retryFor();

  /** How often a process looks for mail of others. Its own it sends at once. */
  @WithDefault("5s")
  Duration pollEvery();

  /**
   * How often a process says that it is still sending. One that has been silent for four times as
   * long is taken for dead, and another one sends its mail.
   */
  @WithDefault("10s")
  Duration heartbeat();
}
