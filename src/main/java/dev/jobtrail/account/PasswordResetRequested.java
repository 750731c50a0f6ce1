package dev.jobtrail.account;

import java.util.UUID;

/** The owner of an account cannot sign in and asks for a new password. */
public record PasswordResetRequested(UUID accountId, String email, String name, String token) {}
