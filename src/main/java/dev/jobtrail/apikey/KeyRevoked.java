package dev.jobtrail.apikey;

import java.util.UUID;

/** Event: an API key was revoked; fired inside the transaction that deletes it. */
public record KeyRevoked(UUID keyId) {}
