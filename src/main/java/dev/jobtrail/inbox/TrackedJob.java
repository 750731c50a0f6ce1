package dev.jobtrail.inbox;

import dev.jobtrail.application.ApplicationStatus;
import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.UUID;

/** An application that a mail may be about. */
@RegisterForReflection // HQL calls the constructor
@TemplateData
public record TrackedJob(
    UUID applicationId,
    String clientName,
    String title,
    String company,
    String url,
    ApplicationStatus status) {}
