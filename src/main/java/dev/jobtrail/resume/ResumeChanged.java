package dev.jobtrail.resume;

import java.time.Instant;
import java.util.UUID;

/**
 * Event: a resume has changed; fired inside the transaction that changed it.
 *
 * @param clientId null for one of the account's own
 * @param updatedAt its version after the change
 */
public record ResumeChanged(
    UUID accountId, UUID clientId, UUID resumeId, Instant updatedAt, Mutation mutation) {}
