package dev.jobtrail.account.passkey;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
@Schema(name = "PasskeySignInOptions")
record SignInOptions(
    @Schema(description = "In Base64url.") String challenge,
    @Schema(examples = "jobs.example.com") String rpId,
    @Schema(description = "Milliseconds.", minimum = "0") long timeout,
    @Schema(description = "Empty: the visitor picks a passkey.")
        List<CredentialReference> allowCredentials,
    @Schema(examples = "required") String userVerification) {}
