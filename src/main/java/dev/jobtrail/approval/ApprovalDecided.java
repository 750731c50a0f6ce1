package dev.jobtrail.approval;

import java.util.UUID;

/** Event: a client has decided on an application; fired inside the transaction. */
public record ApprovalDecided(
    UUID accountId, UUID clientId, UUID applicationId, UUID approvalId, ApprovalState state) {}
