package dev.jobtrail.account;

import java.util.UUID;

/**
 * An account was closed; the deletion of its data begins. Observed in the transaction that ends it.
 */
public record AccountDeleted(UUID accountId) {}
