package dev.jobtrail.account.passkey;

import java.util.List;

/**
 * A new credential whose registration was verified.
 *
 * @param data attested credential data as WebAuthn encodes it
 */
record VerifiedCredential(
    byte[] id,
    byte[] data,
    long signCount,
    boolean backupEligible,
    boolean backedUp,
    List<String> transports) {}
