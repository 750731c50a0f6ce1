package dev.jobtrail.mail;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;

/**
 * Event: a client must decide on an application.
 *
 * @param accountId the operator's
 * @param name the client's
 * @param title the job's, in one line
 * @param company null where it is unknown
 * @param until when the link expires
 */
@TemplateData
public record ApprovalRequested(
    UUID accountId,
    String email,
    String name,
    String title,
    String company,
    String token,
    Instant until) {}
