package dev.jobtrail.application;

import dev.jobtrail.client.EmailForm;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.posting.PostingUrl;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A contact as its owner enters it. */
@Schema(
    name = "ContactEdit",
    description = "A contact as it is to be; absent properties become unknown.")
public record ContactEdit(
    @NotBlank @Size(max = 200) @Schema(required = true, examples = "Eva Lind") @OneLine String name,
    @Size(max = 200) @Schema(examples = "Recruiter") @OneLine String role,
    @EmailForm @Schema(format = "email", maxLength = 254, examples = "eva.lind@example.com")
        String email,
    @Size(max = 50) @Schema(examples = "+351 555 010 020") @OneLine String phone,
    @PostingUrl
        @Schema(description = "Such as that of a profile.", examples = "https://example.com/eva")
        String link,
    @Size(max = 10_000) String notes) {}
