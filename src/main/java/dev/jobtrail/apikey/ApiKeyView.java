package dev.jobtrail.apikey;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A key as its owner sees it: never the key itself. */
@Schema(name = "ApiKey")
public record ApiKeyView(
    @Schema(format = "uuid") String id,
    @Schema(examples = "my laptop") String name,
    @Schema(description = "How the key begins.", examples = "jt_3fGh81kQ") String prefix,
    Instant createdAt,
    @Schema(description = "To the minute.", nullable = true) Instant lastUsedAt,
    @Schema(nullable = true) Instant expiresAt) {

  static ApiKeyView of(ApiKey key) {
    return new ApiKeyView(
        key.id.toString(), key.name, key.prefix, key.createdAt, key.lastUsedAt, key.expiresAt);
  }
}
