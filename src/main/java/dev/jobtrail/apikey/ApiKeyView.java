package dev.jobtrail.apikey;

import dev.jobtrail.platform.Scope;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An API key as its owner sees it, without the key itself. */
@Schema(name = "ApiKey")
@TemplateData
public record ApiKeyView(
    @Schema(format = "uuid") String id,
    @Schema(examples = "my laptop") String name,
    @Schema(description = "The first characters of the key.", examples = "jt_3fGh81kQ")
        String prefix,
    Instant createdAt,
    @Schema(description = "With minute precision.", nullable = true) Instant lastUsedAt,
    @Schema(
            description = "The caller's address when the use was last recorded.",
            nullable = true,
            examples = "203.0.113.7")
        String lastUsedFrom,
    @Schema(description = "Calls so far; those of the last minute may be missing.") long calls,
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
    @Schema(description = "Whether it is the access of an assistant that signed in by OAuth.")
        boolean assistant,
    @Schema(
            description =
                "Whether the owner confirms in the console what it submits at the connector.")
        boolean confirmsSubmission) {

  static ApiKeyView of(ApiKey key) {
    var limits = key.limits();
    return new ApiKeyView(
        key.id.toString(),
        key.name,
        key.prefix,
        key.createdAt,
        key.lastUsedAt,
        key.lastUsedFrom,
        key.calls,
        limits.expiresAt(),
        limits.scopes(),
        limits.clientId() == null ? null : limits.clientId().toString(),
        limits.writtenAddresses(),
        limits.aiPerDay(),
        limits.applyPerDay(),
        key.assistant,
        limits.confirmsSubmission());
  }
}
