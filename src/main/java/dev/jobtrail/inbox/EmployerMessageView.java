package dev.jobtrail.inbox;

import dev.jobtrail.application.ApplicationStatus;
import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a message of an employer. */
@RegisterForReflection // HQL calls the constructor
@TemplateData
@Schema(
    name = "EmployerMessage",
    description =
        "What a mail of an employer says about an application. Of the mail itself only sender,"
            + " subject and the quoted sentence are stored.")
public record EmployerMessageView(
    @Schema(required = true) UUID id,
    @Schema(
            required = true,
            nullable = true,
            description = "The application that it is about; null if none was found for certain.")
        UUID applicationId,
    @Schema(
            required = true,
            nullable = true,
            description = "The client of the application; null for the caller's own.")
        UUID clientId,
    @Schema(required = true, nullable = true, examples = "Jana Novak") String clientName,
    @Schema(required = true, nullable = true, examples = "Staff Engineer") String title,
    @Schema(required = true, nullable = true, examples = "Acme") String company,
    @Schema(required = true, nullable = true, description = "The application's status now.")
        ApplicationStatus status,
    @Schema(required = true) ReplyKind kind,
    @Schema(
            required = true,
            nullable = true,
            description =
                "The status that a confirmation sets; null without an application, and if the"
                    + " message changes nothing.")
        ApplicationStatus proposedStatus,
    @Schema(
            required = true,
            description =
                "open: waits for a decision. unchanged: the application had the status, or a later"
                    + " one, when the message came.")
        MessageState state,
    @Schema(required = true, examples = "Eva Lang <eva@acme.example>") String sender,
    @Schema(required = true, examples = "Your application") String subject,
    @Schema(required = true, description = "The sentence of the mail that says so.")
        String evidence,
    @Schema(required = true, description = "Whether a model classified it; rules otherwise.")
        boolean isByModel,
    @Schema(required = true) Instant receivedAt,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {

  /** For the pages. */
  public boolean isOpen() {
    return state == MessageState.OPEN;
  }
}
