package dev.jobtrail.work;

import dev.jobtrail.client.Person;
import java.util.UUID;

/**
 * Event: work is done, has failed or was cancelled; fired inside the transaction.
 *
 * @param applicationId null for work on a resume
 * @param resumeId null for work on an application
 */
public record WorkFinished(
    Person person,
    UUID workId,
    WorkKind kind,
    WorkState state,
    UUID applicationId,
    UUID resumeId) {}
