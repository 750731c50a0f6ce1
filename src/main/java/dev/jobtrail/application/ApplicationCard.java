package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;

/**
 * What is shown of an application among many: no description, no scorecard.
 *
 * @param matchScore 0 to 100; null without a review
 * @param company null where the posting does not tell
 * @param location null where the posting does not tell
 */
@RegisterForReflection // HQL calls the constructor
public record ApplicationCard(
    UUID id,
    ApplicationStatus status,
    Instant statusChangedAt,
    Instant createdAt,
    Integer matchScore,
    String title,
    String company,
    String location) {}
