package dev.jobtrail.application;

import java.util.UUID;

/**
 * A person has withdrawn an application: work on it is to stop. Fired inside the transaction.
 *
 * @param from the status before, a work's where one was at it
 */
public record ApplicationWithdrawn(UUID accountId, UUID applicationId, ApplicationStatus from) {}
