package dev.jobtrail.webhook;

import io.quarkus.qute.TemplateData;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A webhook with a new secret; no other response contains the secret. */
@TemplateData
@Schema(name = "CreatedWebhook")
public record CreatedWebhook(
    @Schema(required = true) WebhookView webhook,
    @Schema(
            required = true,
            description = "The signing secret; shown only once.",
            examples = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD")
        String secret) {}
