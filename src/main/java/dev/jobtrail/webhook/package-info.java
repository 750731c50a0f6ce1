/** Webhooks: signed events for other systems, delivered at least once and in order per record. */
package dev.jobtrail.webhook;
