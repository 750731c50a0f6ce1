package dev.jobtrail.account;

import java.util.UUID;

/**
 * An account is about to be gone, with everything that it holds; observed in the transaction that
 * deletes it.
 */
public record AccountDeleted(UUID accountId) {}
