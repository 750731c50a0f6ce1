package dev.jobtrail.account.passkey;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
@Schema(name = "PasskeyRegistrationOptions")
record RegistrationOptions(
    Party rp,
    User user,
    @Schema(description = "In Base64url.") String challenge,
    List<Parameters> pubKeyCredParams,
    @Schema(description = "Milliseconds.", minimum = "0") long timeout,
    List<CredentialReference> excludeCredentials,
    Selection authenticatorSelection,
    @Schema(examples = "none") String attestation) {

  /** The service. */
  @Schema(name = "PasskeyRelyingParty")
  record Party(@Schema(examples = "jobs.example.com") String id, String name) {}

  /** The account; the id is what authenticators return on sign-in. */
  @Schema(name = "PasskeyUser")
  record User(
      @Schema(description = "In Base64url.") String id,
      @Schema(examples = "jane@example.com") String name,
      @Schema(examples = "Jane Doe") String displayName) {}

  /** A kind of key. */
  @Schema(name = "PasskeyParameters")
  record Parameters(
      @Schema(examples = "public-key") String type,
      @Schema(description = "From IANA's COSE registry.", minimum = "-65535", examples = "-7")
          int alg) {}

  /** The required capabilities of the authenticator. */
  @Schema(name = "PasskeyAuthenticatorSelection")
  record Selection(
      @Schema(examples = "required") String residentKey,
      boolean requireResidentKey,
      @Schema(examples = "required") String userVerification) {}
}
