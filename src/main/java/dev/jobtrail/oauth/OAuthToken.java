package dev.jobtrail.oauth;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** A secret of an assistant; only its hash is stored. */
@Entity
@Table(name = "oauth_token")
class OAuthToken extends PanacheEntityBase {

  /** What a secret is for. */
  enum Kind {
    /** The answer to a consent, which is exchanged for tokens once. */
    CODE,
    /** For calls. */
    ACCESS,
    /** For new tokens, once. */
    REFRESH
  }

  @Id String tokenHash;
  UUID accountId;
  UUID keyId;

  @Enumerated(EnumType.STRING)
  Kind kind;

  String clientHash;
  String redirectUri;
  String codeChallenge;
  Instant expiresAt;
  Instant usedAt;

  protected OAuthToken() {}

  private OAuthToken(
      Kind kind, String secret, UUID accountId, UUID keyId, String clientHash, Instant expiresAt) {
    this.kind = kind;
    this.tokenHash = Secrets.hash(secret);
    this.accountId = accountId;
    this.keyId = keyId;
    this.clientHash = clientHash;
    this.expiresAt = expiresAt;
  }

  static OAuthToken code(
      String secret, UUID accountId, UUID keyId, AccessRequest request, Instant expiresAt) {
    var code =
        new OAuthToken(
            Kind.CODE, secret, accountId, keyId, Secrets.hash(request.clientId()), expiresAt);
    code.redirectUri = request.redirectUri().toString();
    code.codeChallenge = request.codeChallenge();
    return code;
  }

  /** A token of the same access as another secret. */
  OAuthToken next(Kind next, String secret, Instant expires) {
    return new OAuthToken(next, secret, accountId, keyId, clientHash, expires);
  }

  static Optional<OAuthToken> behind(String secret) {
    return byHash(Secrets.hash(secret));
  }

  static Optional<OAuthToken> byHash(String hash) {
    return findByIdOptional(hash);
  }

  /** Of concurrent exchanges, one is the first. */
  static boolean use(String hash, Instant now) {
    return update("usedAt = ?1 where tokenHash = ?2 and usedAt is null", now, hash) == 1;
  }

  static void remove(String hash) {
    deleteById(hash);
  }

  static void removeExpired(Instant now) {
    delete("expiresAt <= ?1", now);
  }
}
