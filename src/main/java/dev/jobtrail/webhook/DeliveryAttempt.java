package dev.jobtrail.webhook;

import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One attempt to deliver an event; nothing of the receiver's answer but its status is stored. */
@TemplateData
@RegisterForReflection // stored as JSON
@Schema(name = "WebhookAttempt")
public record DeliveryAttempt(
    @Schema(required = true) Instant at,
    @Schema(required = true, nullable = true, description = "Null without an answer.")
        Integer statusCode,
    @Schema(required = true, nullable = true, description = "Why there was no answer.")
        String error,
    @Schema(required = true, description = "How long it took, in milliseconds.")
        long durationMillis) {}
