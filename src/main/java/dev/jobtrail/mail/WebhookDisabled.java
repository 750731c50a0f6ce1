package dev.jobtrail.mail;

import java.util.UUID;

/**
 * Event: a webhook was disabled.
 *
 * @param host where it sent events to
 * @param why in words
 */
public record WebhookDisabled(UUID accountId, String email, String name, String host, String why) {}
