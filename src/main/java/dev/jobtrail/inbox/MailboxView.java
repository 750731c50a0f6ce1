package dev.jobtrail.inbox;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The mailbox as its owner sees it, without its password. */
@TemplateData
@Schema(name = "Mailbox", description = "A mailbox that is read for replies of employers.")
public record MailboxView(
    @Schema(required = true, examples = "imap.example.com") String host,
    @Schema(required = true, minimum = "1", maximum = "65535") int port,
    @Schema(required = true, description = "Whether the connection begins with TLS.") boolean isTls,
    @Schema(required = true, examples = "jana@example.com") String username,
    @Schema(required = true, examples = "INBOX") String folder,
    @Schema(required = true, description = "Whether new mail is read.") boolean isEnabled,
    @Schema(
            required = true,
            description =
                "Whether the configured model is asked about mails that the rules do not decide.")
        boolean isModelAsked,
    @Schema(
            required = true,
            nullable = true,
            description = "Why it could not be read last; null if it could.")
        MailboxProblem problem,
    @Schema(
            required = true,
            nullable = true,
            description = "When it was read last without problem.")
        Instant readAt,
    @Schema(required = true, nullable = true, description = "When it is read next; null while off.")
        Instant nextReadAt,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {}
