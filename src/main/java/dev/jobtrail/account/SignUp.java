package dev.jobtrail.account;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The body of a sign-up request. */
@Schema(name = "SignUp")
record SignUp(
    @NotNull @Email @Size(max = 254) @Schema(format = "email", examples = "jane@example.com")
        String email,
    @NotNull @Size(min = 12, max = 128) @Schema(examples = "correct horse battery") String password,
    @NotNull
        @Size(min = 3, max = 32)
        @Pattern(regexp = "[a-z0-9-]+", message = "must consist of a-z, 0-9 and -")
        @Schema(examples = "jane-doe")
        String username,
    @NotBlank @Size(max = 200) @Schema(examples = "Jane Doe") @OneLine String name) {}
