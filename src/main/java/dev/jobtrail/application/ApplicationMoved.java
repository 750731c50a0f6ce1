package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import java.util.UUID;

/**
 * Event: an application was created or its status has changed; fired inside the transaction.
 *
 * @param from null for a new application
 */
public record ApplicationMoved(
    Person person, UUID applicationId, ApplicationStatus from, ApplicationStatus to) {}
