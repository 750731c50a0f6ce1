package dev.jobtrail.oauth;

import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.pkce.CodeChallenge;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import dev.jobtrail.apikey.ApiKeys;
import dev.jobtrail.apikey.IssuedTokens;
import dev.jobtrail.oauth.OAuthToken.Kind;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.Secrets;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Exchanges codes and refresh tokens for new tokens, and revokes them. */
@ApplicationScoped
class AccessTokens implements IssuedTokens {

  private static final Logger LOG = Logger.getLogger(AccessTokens.class);

  private static final String REFRESH_MARK = "jtr_";
  private static final Duration ACCESS_LIFETIME = Duration.ofHours(1);

  /** An assistant that is not used for so long has to ask again. */
  private static final Duration REFRESH_LIFETIME = Duration.ofDays(60);

  /** An answer may get lost, and two windows of one program may refresh at once. */
  private static final Duration MAY_BE_REPEATED = Duration.ofMinutes(1);

  private final ApiKeys keys;
  private final Clock clock;

  /**
   * New tokens.
   *
   * @param expiresIn the lifetime of the access token
   */
  record Issued(String access, String refresh, Duration expiresIn, List<Scope> scopes) {}

  AccessTokens(ApiKeys keys, Clock clock) {
    this.keys = keys;
    this.clock = clock;
  }

  @Override
  @Transactional
  public Optional<IssuedToken> find(String hash) {
    return OAuthToken.byHash(hash)
        .filter(it -> it.kind == Kind.ACCESS)
        .map(it -> new IssuedToken(it.keyId, it.expiresAt));
  }

  /**
   * Exchanges the code of a consent. One that is exchanged again was copied: it ends the access.
   *
   * @throws GeneralException invalid_grant
   */
  Issued redeem(String clientId, String code, String redirectUri, String verifier)
      throws GeneralException {
    var token = taken(Kind.CODE, clientId, code, Duration.ZERO);
    if (!token.redirectUri.equals(redirectUri) || !isProven(token, verifier)) {
      throw invalidGrant();
    }
    return issue(token);
  }

  /**
   * Exchanges a refresh token. One that is exchanged again, other than at once, was copied: it ends
   * the access.
   *
   * @throws GeneralException invalid_grant
   */
  Issued refresh(String clientId, String refreshToken) throws GeneralException {
    return issue(taken(Kind.REFRESH, clientId, refreshToken, MAY_BE_REPEATED));
  }

  private OAuthToken taken(Kind kind, String clientId, String secret, Duration mayBeRepeated)
      throws GeneralException {
    var now = clock.instant();
    var token =
        QuarkusTransaction.requiringNew()
            .call(() -> OAuthToken.behind(secret))
            .filter(it -> it.kind == kind && now.isBefore(it.expiresAt))
            .filter(it -> it.clientHash.equals(Secrets.hash(clientId)))
            .orElseThrow(AccessTokens::invalidGrant);
    if (!isFirst(token, now) && !wasUsedWithin(mayBeRepeated, token, now)) {
      LOG.warnf("%s of an assistant was used again: access ends [key=%s]", kind, token.keyId);
      keys.revoke(token.accountId, token.keyId);
      throw invalidGrant();
    }
    return token;
  }

  private static boolean isFirst(OAuthToken token, Instant now) {
    return token.usedAt == null
        && QuarkusTransaction.requiringNew().call(() -> OAuthToken.use(token.tokenHash, now));
  }

  /** One that another request uses right now was used within any time. */
  private static boolean wasUsedWithin(Duration time, OAuthToken token, Instant now) {
    return time.isPositive() && (token.usedAt == null || now.isBefore(token.usedAt.plus(time)));
  }

  private static boolean isProven(OAuthToken code, String verifier) {
    try {
      var challenge = CodeChallenge.compute(CodeChallengeMethod.S256, new CodeVerifier(verifier));
      return challenge.getValue().equals(code.codeChallenge);
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private Issued issue(OAuthToken granted) throws GeneralException {
    return QuarkusTransaction.requiringNew()
        .call(() -> keys.lockedScopes(granted.keyId).map(it -> issue(granted, it)))
        .orElseThrow(AccessTokens::invalidGrant);
  }

  private Issued issue(OAuthToken granted, List<Scope> scopes) {
    var access = MARK + Secrets.random();
    var refresh = REFRESH_MARK + Secrets.random();
    var now = clock.instant();
    granted.next(Kind.ACCESS, access, now.plus(ACCESS_LIFETIME)).persist();
    granted.next(Kind.REFRESH, refresh, now.plus(REFRESH_LIFETIME)).persist();
    return new Issued(access, refresh, ACCESS_LIFETIME, scopes);
  }

  /** Ends the access that a secret is of, whichever it is; an unknown one is ended already. */
  void revoke(String clientId, String secret) {
    QuarkusTransaction.requiringNew()
        .call(() -> OAuthToken.behind(secret))
        .filter(it -> it.clientHash.equals(Secrets.hash(clientId)))
        .ifPresent(it -> keys.revoke(it.accountId, it.keyId));
  }

  private static GeneralException invalidGrant() {
    return new GeneralException(OAuth2Error.INVALID_GRANT);
  }
}
