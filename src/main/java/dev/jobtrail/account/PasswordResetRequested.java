package dev.jobtrail.account;

/** The owner of an account cannot sign in and asks for a new password. */
public record PasswordResetRequested(String email, String name, String token) {}
