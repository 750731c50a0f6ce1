package dev.jobtrail.account;

import java.util.UUID;

/** The account's password has changed. */
public record PasswordChanged(UUID accountId, String email, String name) {}
