package dev.jobtrail.account.provider;

import static org.jose4j.jws.AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256;
import static org.jose4j.jws.AlgorithmIdentifiers.ECDSA_USING_P384_CURVE_AND_SHA384;
import static org.jose4j.jws.AlgorithmIdentifiers.ECDSA_USING_P521_CURVE_AND_SHA512;
import static org.jose4j.jws.AlgorithmIdentifiers.EDDSA;
import static org.jose4j.jws.AlgorithmIdentifiers.RSA_PSS_USING_SHA256;
import static org.jose4j.jws.AlgorithmIdentifiers.RSA_PSS_USING_SHA384;
import static org.jose4j.jws.AlgorithmIdentifiers.RSA_PSS_USING_SHA512;
import static org.jose4j.jws.AlgorithmIdentifiers.RSA_USING_SHA256;
import static org.jose4j.jws.AlgorithmIdentifiers.RSA_USING_SHA384;
import static org.jose4j.jws.AlgorithmIdentifiers.RSA_USING_SHA512;

import java.security.Key;
import java.time.Clock;
import java.util.stream.Collectors;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwa.AlgorithmConstraints.ConstraintType;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.MalformedClaimException;
import org.jose4j.jwt.NumericDate;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.lang.JoseException;
import org.jose4j.lang.UnresolvableKeyException;

/** Checks ID tokens as OpenID Connect Core 1.0, section 3.1.3.7, asks for. */
final class IdTokens {

  /** Signatures by a key that only the issuer has: none by the client's secret, and not none. */
  private static final AlgorithmConstraints ALGORITHMS =
      new AlgorithmConstraints(
          ConstraintType.PERMIT,
          RSA_USING_SHA256,
          RSA_USING_SHA384,
          RSA_USING_SHA512,
          RSA_PSS_USING_SHA256,
          RSA_PSS_USING_SHA384,
          RSA_PSS_USING_SHA512,
          ECDSA_USING_P256_CURVE_AND_SHA256,
          ECDSA_USING_P384_CURVE_AND_SHA384,
          ECDSA_USING_P521_CURVE_AND_SHA512,
          EDDSA);

  /** How far the issuer's clock may be from ours. */
  private static final int SKEW_SECONDS = 60;

  private final Registration registration;
  private final IssuerKeys keys;
  private final Clock clock;

  IdTokens(Registration registration, IssuerKeys keys, Clock clock) {
    this.registration = registration;
    this.keys = keys;
    this.clock = clock;
  }

  /**
   * The claims of a token that stands every check.
   *
   * @throws SignInRefusal otherwise
   */
  JwtClaims check(String token, IssuerMetadata metadata, String nonce) {
    try {
      var claims = claims(token, metadata);
      checkParty(claims);
      checkNonce(claims, nonce);
      return claims;
    } catch (InvalidJwtException e) {
      if (e.getCause() instanceof SignInRefusal refusal) {
        throw refusal;
      }
      // the exception's own text holds the claims
      throw SignInRefusal.notTrusted("an ID token breaks the rules " + codes(e));
    } catch (MalformedClaimException _) {
      throw SignInRefusal.notTrusted("an ID token has a claim of the wrong type");
    }
  }

  private JwtClaims claims(String token, IssuerMetadata metadata) throws InvalidJwtException {
    return new JwtConsumerBuilder()
        .setJwsAlgorithmConstraints(ALGORITHMS)
        .setVerificationKeyResolver((signature, nesting) -> key(signature, metadata))
        .setExpectedIssuer(metadata.issuer())
        .setExpectedAudience(registration.clientId())
        .setRequireSubject()
        .setRequireIssuedAt()
        .setRequireExpirationTime()
        .setAllowedClockSkewInSeconds(SKEW_SECONDS)
        .setEvaluationTime(NumericDate.fromMilliseconds(clock.millis()))
        .build()
        .processToClaims(token);
  }

  private Key key(JsonWebSignature signature, IssuerMetadata metadata)
      throws UnresolvableKeyException {
    try {
      return keys.keyOf(signature, metadata.keys())
          .orElseThrow(() -> SignInRefusal.notTrusted("the issuer shows no such key"));
    } catch (JoseException _) {
      throw SignInRefusal.notTrusted("the issuer's keys cannot be read");
    }
  }

  /** A token for several is for us only where it says that we asked for it. */
  private void checkParty(JwtClaims claims) throws MalformedClaimException {
    var party = claims.getStringClaimValue("azp");
    var isOurs =
        party == null ? claims.getAudience().size() == 1 : party.equals(registration.clientId());
    if (!isOurs) {
      throw SignInRefusal.notTrusted("an ID token was made for another client");
    }
  }

  private void checkNonce(JwtClaims claims, String expected) throws MalformedClaimException {
    var nonce = claims.getStringClaimValue("nonce");
    if (nonce == null ? registration.hasNonce() : !nonce.equals(expected)) {
      throw SignInRefusal.notTrusted("an ID token has another nonce, or none");
    }
  }

  private static String codes(InvalidJwtException e) {
    return e.getErrorDetails().stream()
        .map(it -> String.valueOf(it.getErrorCode()))
        .collect(Collectors.joining(", "));
  }
}
