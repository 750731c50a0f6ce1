package dev.jobtrail.inbox;

import java.time.Instant;
import java.util.UUID;

/**
 * The right to read a mailbox, with its settings and how far it was read.
 *
 * @param until when another process may read it; identifies the lease
 */
record MailboxLease(
    UUID accountId,
    Instant until,
    String host,
    int port,
    boolean isTls,
    String username,
    String folder,
    long uidValidity,
    long lastUid) {}
