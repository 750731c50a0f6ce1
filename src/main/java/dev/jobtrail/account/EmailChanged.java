package dev.jobtrail.account;

import java.util.UUID;

/** The account's address has changed; told to the old one, which can undo it. */
public record EmailChanged(UUID accountId, String oldEmail, String name, String undoToken) {}
