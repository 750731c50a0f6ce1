package dev.jobtrail.work;

/** Event: work was queued. Fired inside the transaction. */
record WorkQueued() {}
