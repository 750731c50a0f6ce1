package dev.jobtrail.account;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A message to an account's owner. */
@TemplateData
@Schema(name = "Notice", description = "A message to the account's owner.")
public record NoticeView(
    @Schema(required = true) UUID id,
    @Schema(
            required = true,
            description = "The subject.",
            enumeration = {"mail_failed", "mailbox_failing", "webhook_disabled"})
        String kind,
    @Schema(required = true, description = "A sentence for people.") String message,
    @Schema(required = true) Instant createdAt) {

  static NoticeView of(Notice notice) {
    return new NoticeView(notice.id, notice.kind, notice.message, notice.createdAt);
  }
}
