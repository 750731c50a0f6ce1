package dev.jobtrail.account;

import java.util.UUID;

/**
 * Someone signed up with an address that has an account; only its owner may learn so.
 *
 * @param accountId the account that is to move to the address; null at a sign-up
 */
public record KnownEmailSignedUp(UUID accountId, String email, String name) {}
