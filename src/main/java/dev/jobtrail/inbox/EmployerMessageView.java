package dev.jobtrail.inbox;

import dev.jobtrail.application.ApplicationStatus;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a message of an employer. */
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

  static EmployerMessageView of(Object[] row) {
    return new EmployerMessageView(
        (UUID) row[0],
        (UUID) row[1],
        (UUID) row[2],
        (String) row[3],
        (String) row[4],
        (String) row[5],
        status(row[6]),
        ReplyKind.valueOf((String) row[7]),
        status(row[8]),
        MessageState.valueOf((String) row[9]),
        (String) row[10],
        (String) row[11],
        (String) row[12],
        (boolean) row[13],
        (Instant) row[14],
        (Instant) row[15],
        (Instant) row[16]);
  }

  private static ApplicationStatus status(Object name) {
    return name == null ? null : ApplicationStatus.valueOf((String) name);
  }

  /** For the pages. */
  public boolean isOpen() {
    return state == MessageState.OPEN;
  }
}
