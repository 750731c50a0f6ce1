package dev.jobtrail.mail;

import io.quarkus.qute.TemplateData;
import java.util.UUID;

/**
 * Event: a webhook was disabled.
 *
 * @param host where it sent events to
 * @param failedHours for how long no delivery succeeded; null if the receiver is gone
 */
@TemplateData
public record WebhookDisabled(
    UUID accountId, String email, String name, String host, Long failedHours) {}
