package dev.jobtrail.attachment;

import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.UUID;

/** A part of an attachment's content in an account's export, where it is Base64. */
@RegisterForReflection
record AttachmentPart(
    @NotNull UUID attachmentId,
    @Min(0) int number,
    @NotNull @Size(max = Attachment.PART_BYTES) byte[] content) {}
