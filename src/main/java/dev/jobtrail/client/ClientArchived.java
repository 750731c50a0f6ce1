package dev.jobtrail.client;

import java.util.UUID;

/** A client was archived: work for it is to stop. Fired inside the transaction. */
public record ClientArchived(UUID accountId, UUID clientId) {}
