package dev.jobtrail.webhook;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.openapitools.jackson.nullable.JsonNullable;

/** Changes to a webhook. Absent properties are unchanged. */
@Schema(description = "Changes to a webhook. Absent properties are unchanged.")
record WebhookEdit(
    @Schema(implementation = String.class, format = "uri", maxLength = WebhookUrls.MAX_LENGTH)
        JsonNullable<@NotBlank @Size(max = WebhookUrls.MAX_LENGTH) String> url,
    @Schema(implementation = String.class, nullable = true, maxLength = 200) @OneLine
        JsonNullable<@Size(max = 200) String> description,
    @Schema(
            type = SchemaType.ARRAY,
            implementation = WebhookEvent.class,
            minItems = 1,
            maxItems = 20)
        JsonNullable<@NotNull @NotEmpty @Size(max = 20) List<@NotNull WebhookEvent>> eventTypes) {

  void applyTo(Webhook webhook) {
    url.ifPresent(value -> webhook.url = value);
    description.ifPresent(value -> webhook.description = value);
    eventTypes.ifPresent(webhook::receive);
  }
}
