package dev.jobtrail.account;

import java.util.UUID;

/** Someone is to prove that an address is theirs. */
public record EmailVerificationRequested(UUID accountId, String email, String name, String token) {}
