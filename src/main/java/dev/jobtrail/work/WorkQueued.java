package dev.jobtrail.work;

/** Work waits to be picked up. Fired inside the transaction. */
record WorkQueued() {}
