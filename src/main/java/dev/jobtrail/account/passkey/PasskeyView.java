package dev.jobtrail.account.passkey;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A passkey as its owner sees it. */
@TemplateData
@Schema(name = "Passkey")
public record PasskeyView(
    @Schema(format = "uuid") String id,
    @Schema(examples = "my laptop") String name,
    @Schema(description = "Whether it is kept in the cloud of its provider, for other devices too.")
        boolean backedUp,
    Instant createdAt,
    @Schema(description = "Null if it was never used.", nullable = true) Instant lastUsedAt) {

  static PasskeyView of(Passkey passkey) {
    return new PasskeyView(
        passkey.id.toString(),
        passkey.name,
        passkey.isBackedUp(),
        passkey.createdAt,
        passkey.lastUsedAt());
  }
}
