package dev.jobtrail.apikey;

import dev.jobtrail.platform.Scope;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A new API key; the only response that contains the key itself. */
@Schema(name = "CreatedApiKey")
@TemplateData
public record CreatedApiKey(
    @Schema(format = "uuid") String id,
    @Schema(examples = "my laptop") String name,
    @Schema(examples = "jt_3fGh81kQ") String prefix,
    Instant createdAt,
    @Schema(nullable = true) Instant lastUsedAt,
    @Schema(nullable = true) Instant expiresAt,
    @Schema(description = "What the key may be used for; null for everything.", nullable = true)
        List<Scope> scopes,
    @Schema(
            description = "The only client whose records it may use; null for all.",
            format = "uuid",
            nullable = true)
        String clientId,
    @Schema(
            description = "IP addresses and ranges that the key works from; empty for all.",
            examples = "[\"203.0.113.0/24\"]")
        List<String> addresses,
    @Schema(description = "AI units that it may take a day in UTC.", nullable = true)
        Integer aiPerDay,
    @Schema(description = "Runs that it may start a day in UTC.", nullable = true)
        Integer applyPerDay,
    @Schema(description = "The key itself; shown only once.") String key) {

  static CreatedApiKey of(ApiKey key, String secret) {
    var limits = key.limits();
    return new CreatedApiKey(
        key.id.toString(),
        key.name,
        key.prefix,
        key.createdAt,
        key.lastUsedAt,
        limits.expiresAt(),
        limits.scopes(),
        limits.clientId() == null ? null : limits.clientId().toString(),
        limits.writtenAddresses(),
        limits.aiPerDay(),
        limits.applyPerDay(),
        secret);
  }
}
