package dev.jobtrail.client;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A client to create.
 *
 * @param requireApproval null for no
 */
@Schema(description = "A client to add. It uses a seat.")
public record NewClient(
    @Schema(required = true, examples = "Jana Novak") @NotBlank @Size(max = 200) @OneLine
        String name,
    @Schema(
            format = "email",
            maxLength = 254,
            description = "The address that approval links are emailed to.",
            examples = "jana@example.org")
        @EmailForm
        String email,
    @Schema(examples = "+420 555 010 020") @Size(max = 50) @OneLine String phone,
    @Size(max = 10_000) String notes,
    @Schema(description = "Whether each application needs the client's approval; false if absent.")
        Boolean requireApproval) {}
