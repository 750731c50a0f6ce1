package dev.jobtrail.webhook;

/** Event: deliveries were queued; observed after commit, to send them without a delay. */
record WebhookQueued() {}
