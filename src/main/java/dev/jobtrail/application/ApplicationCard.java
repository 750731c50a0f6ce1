package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;

/**
 * An application in a list, without description and scorecard.
 *
 * @param matchScore 0 to 100; null without a review
 * @param submittedAt null if it was not submitted
 * @param archivedAt null if it is not archived
 * @param company null if unknown
 * @param location null if unknown
 * @param stageId null for none
 */
@RegisterForReflection // HQL calls the constructor
public record ApplicationCard(
    UUID id,
    ApplicationStatus status,
    Instant statusChangedAt,
    Instant createdAt,
    Instant submittedAt,
    Instant archivedAt,
    Integer matchScore,
    String title,
    String company,
    String location,
    UUID stageId) {}
