package dev.jobtrail.account;

import java.util.UUID;

/**
 * The first to prove an account's address has set its password by mail. Whoever made the account
 * may have been another, so whatever lets that one in must go; observed in the transaction.
 */
public record AccountReclaimed(UUID accountId) {}
