package dev.jobtrail.account;

/** Someone is to prove that an address is theirs. */
public record EmailVerificationRequested(String email, String name, String token) {}
