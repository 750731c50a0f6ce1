package dev.jobtrail.webhook;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A webhook to create. */
public record NewWebhook(
    @NotBlank
        @Size(max = WebhookUrls.MAX_LENGTH)
        @Schema(
            format = "uri",
            description = "An https URL on the public internet.",
            examples = "https://example.com/hooks/jobtrail")
        String url,
    @Size(max = 200) @Schema(nullable = true) @OneLine String description,
    @NotEmpty
        @Size(max = 20)
        @Schema(examples = "[\"application.created\", \"application.status_changed\"]")
        List<@NotNull WebhookEvent> eventTypes,
    @Size(min = 1, message = "must not be empty")
        @Schema(
            nullable = true,
            description = "The only client whose events are sent; absent for all of the account.")
        String clientId) {}
