/** Idempotency-Key: a retried POST gets the stored response. */
package dev.jobtrail.idempotency;
