package dev.jobtrail.webhook;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a delivery. */
@TemplateData
@Schema(name = "WebhookDelivery", description = "An event for one webhook.")
public record DeliveryView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID webhookId,
    @Schema(
            required = true,
            description = "The header webhook-id: the same for all attempts and replays.")
        UUID eventId,
    @Schema(
            required = true,
            description = "The type of the event; `webhook.test` for a test.",
            enumeration = {
              "application.created",
              "application.status_changed",
              "match.found",
              "run.asking",
              "run.ended",
              "approval.decided",
              "work.finished",
              "resume.changed",
              "webhook.test"
            })
        String type,
    @Schema(required = true, description = "The record that the event is about.") UUID recordId,
    @Schema(required = true) DeliveryState state,
    @Schema(required = true) int attemptCount,
    @Schema(required = true, description = "The last ten attempts, oldest first.")
        List<DeliveryAttempt> attempts,
    @Schema(required = true, nullable = true) Instant nextAttemptAt,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true, nullable = true) Instant finishedAt) {

  /** For the pages: the last attempt in words. */
  public String lastResult() {
    if (attempts.isEmpty()) {
      return "";
    }
    var last = attempts.getLast();
    return last.statusCode() == null ? last.error() : String.valueOf(last.statusCode());
  }

  /** For the pages: the name of the state on the wire. */
  public String stateName() {
    return state.name().toLowerCase(Locale.ROOT);
  }
}
