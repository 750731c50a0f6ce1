package dev.jobtrail.apikey;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** The access tokens that stand for an assistant's key at the connector. */
public interface IssuedTokens {

  /** What each access token begins with. */
  String MARK = "jta_";

  /** The path that they are accepted at: the resource that they are issued for. */
  String AUDIENCE = "/mcp";

  /** An access token. */
  record IssuedToken(UUID keyId, Instant expiresAt) {}

  /**
   * The access token with that hash, expired or not.
   *
   * @param hash as {@link dev.jobtrail.platform.Secrets#hash} has it
   */
  Optional<IssuedToken> find(String hash);
}
