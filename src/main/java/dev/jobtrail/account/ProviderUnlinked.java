package dev.jobtrail.account;

import java.util.UUID;

/** The account can no longer be signed in to by a provider. */
public record ProviderUnlinked(UUID accountId, String email, String name, String provider) {}
