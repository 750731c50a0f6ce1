package dev.jobtrail.account;

import java.util.UUID;

/** The account can be signed in to by a provider. */
public record ProviderLinked(UUID accountId, String email, String name, String provider) {}
