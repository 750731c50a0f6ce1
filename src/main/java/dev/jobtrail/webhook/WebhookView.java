package dev.jobtrail.webhook;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A webhook as its owner sees it, without its secret. */
@TemplateData
@Schema(name = "Webhook", description = "A URL that receives events.")
public record WebhookView(
    @Schema(required = true) UUID id,
    @Schema(
            required = true,
            nullable = true,
            description = "The only client whose events are sent; null for all of the account.")
        UUID clientId,
    @Schema(required = true, format = "uri", examples = "https://example.com/hooks/jobtrail")
        String url,
    @Schema(required = true, nullable = true) String description,
    @Schema(required = true) List<WebhookEvent> eventTypes,
    @Schema(
            required = true,
            description =
                "Events are sent while enabled. gone: the receiver answered 410. failed: no attempt"
                    + " succeeded for two days.")
        WebhookState state,
    @Schema(required = true, nullable = true) Instant disabledAt,
    @Schema(
            required = true,
            nullable = true,
            description = "Since when all attempts fail; null if the last one succeeded.")
        Instant failingSince,
    @Schema(
            required = true,
            nullable = true,
            description = "Until when events are also signed with the former secret.")
        Instant previousSecretUntil,
    @Schema(required = true, description = "Deliveries that are not finished.") long queued,
    @Schema(
            required = true,
            description = "Deliveries that were dropped because the account's queue was full.")
        long dropped,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {

  /** For the pages. */
  public boolean isEnabled() {
    return state == WebhookState.ENABLED;
  }

  /** For the pages. */
  public List<String> eventNames() {
    return eventTypes.stream().map(WebhookEvent::wireName).toList();
  }
}
