package dev.jobtrail.account;

import java.util.UUID;

/**
 * Someone else may have controlled the account: the first user to verify its address has set its
 * password by mail, or the owner of its earlier address has undone a change. Whatever lets others
 * in must go; observed in the transaction.
 */
public record AccountReclaimed(UUID accountId) {}
