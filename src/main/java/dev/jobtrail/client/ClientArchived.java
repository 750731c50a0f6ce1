package dev.jobtrail.client;

import java.util.UUID;

/** Event: a client was archived and its work must stop. Fired inside the transaction. */
public record ClientArchived(UUID accountId, UUID clientId) {}
