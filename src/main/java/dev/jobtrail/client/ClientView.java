package dev.jobtrail.client;

import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a client; unknown values are null. */
@RegisterForReflection
@Schema(name = "Client", description = "A person on whose behalf the caller applies to jobs.")
@TemplateData
public record ClientView(
    @Schema(required = true) UUID id,
    @Schema(required = true, maxLength = 200, examples = "Jana Novak") String name,
    @Schema(
            nullable = true,
            format = "email",
            description = "The address that approval links are emailed to.",
            examples = "jana@example.org")
        String email,
    @Schema(nullable = true, maxLength = 50, examples = "+420 555 010 020") String phone,
    @Schema(nullable = true, maxLength = 10_000) String notes,
    @Schema(required = true, description = "Active clients use a seat.") ClientStatus status,
    @Schema(
            required = true,
            description =
                "Whether each application needs the client's approval before it is submitted.")
        boolean requireApproval,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt,
    @Schema(nullable = true) Instant archivedAt,
    @Schema(required = true) ClientCounts counts) {}
