package dev.jobtrail.account.passkey;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A WebAuthn assertion; all values in Base64url, as the browser returns them. */
@Schema(name = "PasskeyAssertion")
record PasskeyAssertion(
    @NotNull @Size(max = 1366) @Schema(description = "The credential id.") String id,
    @NotNull @Size(max = 4096) String clientDataJSON,
    @NotNull @Size(max = 2048) String authenticatorData,
    @NotNull @Size(max = 2048) String signature,
    @NotNull @Size(max = 88) @Schema(description = "The id of the passkey's credential.")
        String userHandle) {}
