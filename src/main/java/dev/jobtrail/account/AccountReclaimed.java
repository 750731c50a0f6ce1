package dev.jobtrail.account;

import java.util.UUID;

/**
 * Somebody else may have been in charge of the account: the first to prove its address has set its
 * password by mail, or the owner of its earlier address has undone a change. Whatever lets others
 * in must go; observed in the transaction.
 */
public record AccountReclaimed(UUID accountId) {}
