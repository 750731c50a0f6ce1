package dev.jobtrail.apikey;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A key when it is made, the only time that it can be told. */
@Schema(name = "CreatedApiKey")
public record CreatedApiKey(
    @Schema(format = "uuid") String id,
    @Schema(examples = "my laptop") String name,
    @Schema(examples = "jt_3fGh81kQ") String prefix,
    Instant createdAt,
    @Schema(nullable = true) Instant lastUsedAt,
    @Schema(nullable = true) Instant expiresAt,
    @Schema(description = "The key itself, shown this once.") String key) {

  static CreatedApiKey of(ApiKey key, String secret) {
    return new CreatedApiKey(
        key.id.toString(),
        key.name,
        key.prefix,
        key.createdAt,
        key.lastUsedAt,
        key.expiresAt,
        secret);
  }
}
