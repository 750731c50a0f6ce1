package dev.jobtrail.application;

import java.util.UUID;

/**
 * Event: an application was withdrawn and its work must stop. Fired inside the transaction.
 *
 * @param from the status before, a work's where one was at it
 */
public record ApplicationWithdrawn(UUID accountId, UUID applicationId, ApplicationStatus from) {}
