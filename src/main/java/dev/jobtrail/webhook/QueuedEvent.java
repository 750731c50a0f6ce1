package dev.jobtrail.webhook;

import java.util.UUID;

/**
 * An event to deliver.
 *
 * @param id by which receivers deduplicate
 * @param recordId the record that it is about
 * @param payload the JSON that is sent
 */
record QueuedEvent(UUID id, String type, UUID recordId, String payload) {}
