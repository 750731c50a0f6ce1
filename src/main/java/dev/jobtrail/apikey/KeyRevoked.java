package dev.jobtrail.apikey;

import java.util.UUID;

/** An API key was revoked; fired inside the transaction that removes it. */
public record KeyRevoked(UUID keyId) {}
