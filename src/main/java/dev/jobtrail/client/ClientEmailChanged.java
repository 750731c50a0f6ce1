package dev.jobtrail.client;

import java.util.UUID;

/**
 * Event: a client's e-mail address was changed or removed. Fired inside the transaction.
 *
 * @param former null if there was none
 */
public record ClientEmailChanged(UUID accountId, UUID clientId, String former) {}
