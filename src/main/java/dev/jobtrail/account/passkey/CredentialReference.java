package dev.jobtrail.account.passkey;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A passkey as browsers know it. */
@Schema(name = "PasskeyReference")
record CredentialReference(
    @Schema(examples = "public-key") String type,
    @Schema(description = "The credential id, in Base64url.") String id,
    @Schema(examples = "[\"internal\"]") List<String> transports) {}
