/** Idempotency-Key: a POST that is sent again is answered with the stored answer. */
package dev.jobtrail.idempotency;
