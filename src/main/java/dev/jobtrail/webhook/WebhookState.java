package dev.jobtrail.webhook;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whether a webhook receives events, and why not. */
public enum WebhookState {
  @JsonProperty("enabled")
  ENABLED,
  /** The receiver answered 410. */
  @JsonProperty("gone")
  GONE,
  /** No attempt succeeded for two days. */
  @JsonProperty("failed")
  FAILED
}
