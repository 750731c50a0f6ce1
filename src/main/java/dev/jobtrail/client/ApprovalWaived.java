package dev.jobtrail.client;

import java.util.UUID;

/** A client's yes is needed no more before sending. Fired inside the transaction. */
public record ApprovalWaived(UUID accountId, UUID clientId) {}
