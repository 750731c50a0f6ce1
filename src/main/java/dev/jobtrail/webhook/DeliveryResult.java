package dev.jobtrail.webhook;

import java.time.Duration;
import java.time.Instant;

/**
 * How an attempt ended.
 *
 * @param statusCode null without an answer
 * @param error null with an answer
 * @param retryAfter what the receiver asked for; null for nothing
 */
record DeliveryResult(
    Instant at, Integer statusCode, String error, Duration retryAfter, long durationMillis) {

  private static final int GONE = 410;

  boolean isSuccess() {
    return statusCode != null && statusCode >= 200 && statusCode < 300;
  }

  boolean isGone() {
    return statusCode != null && statusCode == GONE;
  }

  DeliveryAttempt logged() {
    return new DeliveryAttempt(at, statusCode, error, durationMillis);
  }
}
