package dev.jobtrail.account;

import java.util.UUID;

/** The account that a page shows. */
public record Owner(UUID id, String username, String name, boolean isEmailVerified) {}
