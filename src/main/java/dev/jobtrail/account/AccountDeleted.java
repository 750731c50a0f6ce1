package dev.jobtrail.account;

import java.util.UUID;

/**
 * An account can no longer be used; what it holds is deleted from now on. Observed in the
 * transaction that ends it.
 */
public record AccountDeleted(UUID accountId) {}
