package dev.jobtrail.webhook;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** What a task is to do next. */
sealed interface DeliveryStep {

  /** Nothing is left for the task. */
  record Done() implements DeliveryStep {}

  /** The webhook rests. */
  record Rest(Instant until) implements DeliveryStep {}

  /**
   * An event to send.
   *
   * @param secrets the current one, and the former one while it is valid
   */
  record Send(
      UUID deliveryId,
      UUID webhookId,
      String url,
      UUID eventId,
      String payload,
      List<byte[]> secrets)
      implements DeliveryStep {}
}
