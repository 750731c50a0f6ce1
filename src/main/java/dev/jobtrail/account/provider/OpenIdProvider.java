package dev.jobtrail.account.provider;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.crypto.factories.DefaultJWSVerifierFactory;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.Resource;
import com.nimbusds.jwt.JWT;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.jwt.proc.BadJWTException;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.UserInfoRequest;
import com.nimbusds.openid.connect.sdk.claims.UserInfo;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderConfigurationRequest;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.token.OIDCTokens;
import com.nimbusds.openid.connect.sdk.validators.IDTokenClaimsVerifier;
import dev.jobtrail.platform.PublicAddress;
import java.net.URI;
import java.security.interfaces.RSAKey;
import java.text.ParseException;
import java.time.Clock;
import java.time.Instant;
import java.util.stream.Stream;

/** An OpenID Connect issuer. */
final class OpenIdProvider implements Provider {

  /** How far the issuer's clock may be from ours. */
  private static final int SKEW_SECONDS = 60;

  /** RFC 7518, section 3.3. */
  private static final int LEAST_RSA_BITS = 2048;

  private final Registration registration;
  private final URI issuer;
  private final ProviderCalls calls;
  private final ProviderSettings settings;
  private final Clock clock;
  private volatile Description kept;

  /** The issuer's metadata and keys. */
  private record Description(
      OIDCProviderMetadata metadata, JWKSource<SecurityContext> keys, Instant at) {}

  OpenIdProvider(
      Registration registration,
      URI issuer,
      ProviderCalls calls,
      ProviderSettings settings,
      Clock clock) {
    this.registration = registration;
    this.issuer = issuer;
    this.calls = calls;
    this.settings = settings;
    this.clock = clock;
  }

  @Override
  public String displayName() {
    return registration.displayName();
  }

  @Override
  public URI authorizationUri(SignInSecret secret, String redirectUri) {
    var endpoint = description().metadata().getAuthorizationEndpointURI();
    return registration
        .authorizationRequest(endpoint, secret, redirectUri)
        .customParameter("nonce", secret.nonce().getValue())
        .build()
        .toURI();
  }

  @Override
  public ProviderIdentity identify(Callback callback, SignInSecret secret, String redirectUri) {
    var description = description();
    var metadata = description.metadata();
    checkSender(callback, metadata);
    var grant = registration.grant(callback.code(), secret, redirectUri);
    var tokens = calls.redeem(metadata.getTokenEndpointURI(), authentication(metadata), grant);
    var claims = new UserInfo(checked(tokens.getIDToken(), description, secret.nonce()));
    var person = isComplete(claims) ? claims : userinfo(tokens, metadata, claims);
    return new ProviderIdentity(
        metadata.getIssuer().getValue(),
        claims.getStringClaim("sub"),
        // some issuers, LinkedIn for one, have sent the word
        String.valueOf(person.getClaim("email_verified")).equals("true")
            ? person.getStringClaim("email")
            : null,
        person.getStringClaim("preferred_username"),
        person.getStringClaim("name"));
  }

  /** An answer of another issuer must not be redeemed here (RFC 9207). */
  private static void checkSender(Callback callback, OIDCProviderMetadata metadata) {
    var isOurs =
        callback.issuer() == null
            ? !metadata.supportsAuthorizationResponseIssuerParam()
            : callback.issuer().equals(metadata.getIssuer().getValue());
    if (!isOurs) {
      throw SignInRefusal.notTrusted("a callback comes from another issuer");
    }
  }

  private ClientAuthentication authentication(OIDCProviderMetadata metadata) {
    var methods = metadata.getTokenEndpointAuthMethods();
    return methods == null || methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
        ? registration.secretInHeader()
        : registration.secretInForm();
  }

  /** The claims of a valid ID token (OpenID Connect Core 1.0, section 3.1.3.7). */
  private JWTClaimsSet checked(JWT token, Description description, Nonce nonce) {
    try {
      if (!(token instanceof SignedJWT signed) || !isSigned(signed, description.keys())) {
        throw SignInRefusal.notTrusted("an ID token is not signed by a key of the issuer");
      }
      var claims = signed.getJWTClaimsSet();
      var isNonceExpected = registration.hasNonce() || claims.getClaim("nonce") != null;
      new IDTokenClaimsVerifier(
              description.metadata().getIssuer(),
              new ClientID(registration.clientId()),
              isNonceExpected ? nonce : null,
              SKEW_SECONDS)
          .verify(claims, null);
      checkParty(claims);
      return claims;
    } catch (BadJWTException | JOSEException | ParseException e) {
      throw SignInRefusal.notTrusted("an ID token breaks the rules: " + e.getMessage());
    }
  }

  /**
   * Whether a token is signed with a private key of the issuer, not with the client's secret.
   *
   * <p>IDTokenValidator is not used: it also decrypts, with classes of Tink that are not there, and
   * the native build refuses such references.
   */
  private static boolean isSigned(SignedJWT token, JWKSource<SecurityContext> keys)
      throws JOSEException {
    var header = token.getHeader();
    var selector = new JWSVerificationKeySelector<>(JWSAlgorithm.Family.SIGNATURE, keys);
    for (var key : selector.selectJWSKeys(header, null)) {
      var isStrong = !(key instanceof RSAKey rsa) || rsa.getModulus().bitLength() >= LEAST_RSA_BITS;
      if (isStrong
          && token.verify(new DefaultJWSVerifierFactory().createJWSVerifier(header, key))) {
        return true;
      }
    }
    return false;
  }

  /** A token for several is for us only where it says that we asked for it. */
  private void checkParty(JWTClaimsSet claims) throws ParseException {
    var party = claims.getStringClaim("azp");
    var isOurs =
        party == null ? claims.getAudience().size() == 1 : party.equals(registration.clientId());
    if (!isOurs) {
      throw SignInRefusal.notTrusted("an ID token was made for another client");
    }
  }

  private static boolean isComplete(UserInfo claims) {
    return claims.getClaim("email") != null && claims.getClaim("email_verified") != null;
  }

  /** Some issuers keep the address out of the token. */
  private UserInfo userinfo(OIDCTokens tokens, OIDCProviderMetadata metadata, UserInfo claims) {
    var endpoint = metadata.getUserInfoEndpointURI();
    if (endpoint == null) {
      return claims;
    }
    var request = new UserInfoRequest(endpoint, tokens.getAccessToken()).toHTTPRequest();
    var person = calls.get(request, UserInfo::parse);
    if (!person.getStringClaim("sub").equals(claims.getStringClaim("sub"))) {
      throw SignInRefusal.notTrusted("userinfo belongs to another user");
    }
    return person;
  }

  private Description description() {
    var known = kept;
    if (known == null || !clock.instant().isBefore(known.at().plus(settings.keptFor()))) {
      var request = new OIDCProviderConfigurationRequest(new Issuer(issuer)).toHTTPRequest();
      var metadata = calls.get(request, OIDCProviderMetadata::parse);
      check(metadata);
      known = new Description(metadata, keys(metadata.getJWKSetURI()), clock.instant());
      kept = known;
    }
    return known;
  }

  private void check(OIDCProviderMetadata metadata) {
    var named = PublicAddress.withoutSlash(metadata.getIssuer().getValue());
    if (!named.equals(PublicAddress.withoutSlash(issuer.toString()))) {
      throw SignInRefusal.notTrusted(issuer + " describes itself as another issuer");
    }
    var userinfo = metadata.getUserInfoEndpointURI();
    var areUsable =
        Stream.of(
                    metadata.getAuthorizationEndpointURI(),
                    metadata.getTokenEndpointURI(),
                    metadata.getJWKSetURI())
                .allMatch(this::isUsable)
            && (userinfo == null || isUsable(userinfo));
    if (!areUsable) {
      throw SignInRefusal.notTrusted(issuer + " describes a missing or unusable endpoint");
    }
  }

  /** An endpoint on the web, over https if the issuer is. */
  private boolean isUsable(URI endpoint) {
    return endpoint != null
        && endpoint.getHost() != null
        && ("https".equals(endpoint.getScheme())
            || ("http".equals(endpoint.getScheme()) && "http".equals(issuer.getScheme())));
  }

  /** Cached keys, requested again for an unknown key id. */
  private JWKSource<SecurityContext> keys(URI address) {
    var request = new HTTPRequest(HTTPRequest.Method.GET, address);
    return JWKSourceBuilder.create(request.getURL(), _ -> fetch(request))
        .cache(Long.MAX_VALUE, settings.callTime().toMillis())
        .refreshAheadCache(false)
        .rateLimited(settings.keysAgainAfter().toMillis())
        .build();
  }

  private Resource fetch(HTTPRequest request) {
    try {
      return calls.get(request, it -> new Resource(it, null));
    } catch (SignInRefusal e) {
      // the rate limit also counts failures; the next sign-in gets a new one
      kept = null;
      throw e;
    }
  }
}
