package dev.jobtrail.webhook;

import java.util.UUID;

/** The queued and the dropped deliveries of a webhook. */
record DeliveryCounts(UUID webhookId, long queued, long dropped) {

  static DeliveryCounts none(UUID webhookId) {
    return new DeliveryCounts(webhookId, 0, 0);
  }
}
