package dev.jobtrail.account;

/**
 * Someone asked for a new password for an address that has no account. Nothing is sent, but the
 * answer takes the same work as for one that has.
 */
public record UnknownEmailReset(String email) {}
