package dev.jobtrail.client;

import java.util.UUID;

/** Event: a client's approval is no longer required. Fired inside the transaction. */
public record ApprovalWaived(UUID accountId, UUID clientId) {}
