package dev.jobtrail.attachment;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An attachment that is going to be uploaded. */
@Schema(name = "NewAttachment")
record NewAttachment(
    @NotBlank
        @Size(max = 200)
        @Pattern(
            regexp = NewAttachment.FILE_NAME,
            message = "must be a file name, without slashes and control characters")
        @Schema(required = true, description = "The file's name.", examples = "offer.pdf")
        String name,
    @NotNull
        @Min(1)
        @Max(Attachment.MAX_BYTES)
        @Schema(required = true, description = "The file's size in bytes.", examples = "182044")
        Integer size) {

  static final String FILE_NAME = "[^/\\\\\\x00-\\x1f\\x7f]*";
}
