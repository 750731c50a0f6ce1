package dev.jobtrail.webhook;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Settings of webhooks. */
@ConfigMapping(prefix = "jobtrail.webhooks")
interface WebhookSettings {

  /** Webhooks of one account; each multiplies what is sent. */
  @WithDefault("10")
  @Min(0)
  int perAccount();

  /** Undelivered events of one account. Beyond it the oldest are dropped and counted. */
  @WithDefault("10000")
  @Min(1)
  int queuedPerAccount();

  /**
   * Concurrent deliveries per process; one webhook takes half of them at most. 0 for a process that
   * delivers nothing.
   */
  @WithDefault("8")
  @Min(0)
  int threads();

  /** The longest wait for a connection and, again, for its TLS handshake. */
  @WithDefault("5s")
  @AtLeast("1ms")
  Duration connectTime();

  /** How long a receiver may take to answer; the specification advises 15 to 30 s. */
  @WithDefault("15s")
  @AtLeast("1ms")
  Duration requestTime();

  /** The pause after a first failure, doubled each time, with a jitter of a fifth. */
  @WithDefault("5s")
  @AtLeast("1ms")
  Duration pause();

  /** The longest pause between two attempts, also where the receiver asks for more. */
  @WithDefault("4h")
  @AtLeast("1ms")
  Duration longestPause();

  /** How long a delivery is tried, and a webhook may fail before it is disabled. */
  @WithDefault("48h")
  @AtLeast("0s")
  Duration retryFor();

  /** How long the former secret is valid after a rotation: time to configure the receiver. */
  @WithDefault("24h")
  @AtLeast("0s")
  Duration rotationTime();

  /** How long finished deliveries are listed and can be replayed. */
  @WithDefault("7d")
  @AtLeast("0s")
  Duration keepLog();

  /** Finished deliveries of one webhook that are listed, the newest. */
  @WithDefault("1000")
  @Min(0)
  int keptPerWebhook();

  /** How often a process polls for events that others queued. It delivers its own immediately. */
  @WithDefault("2s")
  @AtLeast("100ms")
  Duration pollEvery();

  /**
   * The heartbeat interval while delivering. After four missed heartbeats, another process delivers
   * the event.
   */
  @WithDefault("10s")
  @AtLeast("100ms")
  Duration heartbeat();
}
