package dev.jobtrail.resume;

import java.time.Instant;
import java.util.UUID;

/**
 * A resume has changed; fired inside the transaction that changed it.
 *
 * @param updatedAt its version after the change
 */
public record ResumeChanged(UUID accountId, UUID resumeId, Instant updatedAt, Mutation mutation) {}
