package dev.jobtrail.mail;

import java.util.UUID;

/**
 * Event: approval requests of an account no longer go to an address. Fired inside the transaction.
 */
public record ApprovalAddressCorrected(UUID accountId, String former) {}
