package dev.jobtrail.account;

/** Someone signed up with an address that has an account; only its owner may learn so. */
public record KnownEmailSignedUp(String email, String name) {}
