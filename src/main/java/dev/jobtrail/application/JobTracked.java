package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import java.util.UUID;

/** Event: an applicant started to track a job. Fired inside the transaction. */
public record JobTracked(Person person, UUID applicationId, String canonicalUrl) {}
