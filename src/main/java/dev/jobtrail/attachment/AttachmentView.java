package dev.jobtrail.attachment;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of an attachment, without its content. */
@RegisterForReflection
@Schema(name = "Attachment", description = "A file of an application.")
public record AttachmentView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true, maxLength = 200, examples = "offer.pdf") String name,
    @Schema(
            required = true,
            nullable = true,
            description = "Recognized by the content; null until the first part is uploaded.",
            examples = "application/pdf")
        String mediaType,
    @Schema(required = true, minimum = "1", description = "In bytes.") int size,
    @Schema(
            required = true,
            minimum = "0",
            description = "The upload is complete, and the file can be downloaded, at `size`.")
        int uploadedBytes,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {}
