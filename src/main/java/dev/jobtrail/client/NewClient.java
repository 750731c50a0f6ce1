package dev.jobtrail.client;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A client to add.
 *
 * @param requireApproval null for no
 */
@Schema(description = "A client to add; it takes a seat.")
record NewClient(
    @Schema(required = true, examples = "Jana Novak") @NotBlank @Size(max = 200) String name,
    @Schema(
            format = "email",
            maxLength = 254,
            description = "Where approval links are mailed.",
            examples = "jana@example.org")
        @EmailForm
        String email,
    @Schema(examples = "+420 555 010 020") @Size(max = 50) String phone,
    @Size(max = 10_000) String notes,
    @Schema(description = "Whether each application waits on the client's yes; no where absent.")
        Boolean requireApproval) {}
