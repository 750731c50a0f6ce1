package dev.jobtrail.account;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A session as its owner sees it. */
@Schema(name = "Session")
public record SessionView(
    @Schema(format = "uuid") String id,
    @Schema(
            description = "The kind of browser and its system, coarsely; null where unknown.",
            nullable = true,
            examples = "Firefox on Linux")
        String browser,
    @Schema(
            description = "How it was signed in to, as in /auth/providers; null where unknown.",
            nullable = true,
            examples = "credential")
        String method,
    Instant createdAt,
    @Schema(description = "To a few minutes.") Instant lastUsedAt,
    @Schema(description = "When it ends at the latest.") Instant expiresAt,
    @Schema(description = "Whether this request came with it.") boolean current) {

  static SessionView of(Session session, UUID current) {
    return new SessionView(
        session.id.toString(),
        session.browser,
        session.method,
        session.createdAt,
        session.usedAt(),
        session.expiresAt,
        session.id.equals(current));
  }
}
