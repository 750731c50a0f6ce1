package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import java.util.UUID;

/** A person tracks a job from now on. Fired inside the transaction. */
public record JobTracked(Person person, UUID applicationId, String canonicalUrl) {}
