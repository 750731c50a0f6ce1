package dev.jobtrail.inbox;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * The right to read a mailbox, with its settings and how far it was read.
 *
 * @param until when another process may read it; identifies the lease
 * @param uidsToAsk the mails before that the model is still to be asked about
 */
record MailboxLease(
    UUID accountId,
    Instant until,
    String host,
    int port,
    boolean isTls,
    String username,
    String folder,
    boolean isModelAsked,
    long uidValidity,
    long lastUid,
    List<Long> uidsToAsk) {}
