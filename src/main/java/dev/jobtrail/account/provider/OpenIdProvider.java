package dev.jobtrail.account.provider;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import org.jose4j.jwt.JwtClaims;

/** An OpenID Connect issuer. */
final class OpenIdProvider implements Provider {

  private final Registration registration;
  private final URI issuer;
  private final ProviderCalls calls;
  private final ProviderSettings settings;
  private final ObjectMapper json;
  private final Clock clock;
  private final IdTokens tokens;
  private volatile Kept kept;

  private record Kept(IssuerMetadata metadata, Instant at) {}

  OpenIdProvider(
      Registration registration,
      URI issuer,
      ProviderCalls calls,
      ProviderSettings settings,
      ObjectMapper json,
      Clock clock) {
    this.registration = registration;
    this.issuer = issuer;
    this.calls = calls;
    this.settings = settings;
    this.json = json;
    this.clock = clock;
    this.tokens = new IdTokens(registration, new IssuerKeys(calls, settings, clock), clock);
  }

  @Override
  public String displayName() {
    return registration.displayName();
  }

  @Override
  public URI authorizationUri(SignInSecret secret, String redirectUri) {
    return registration
        .authorizationRequest(secret, redirectUri)
        .with("nonce", secret.nonce())
        .addedTo(metadata().authorizationEndpoint());
  }

  @Override
  public ProviderIdentity identify(Callback callback, SignInSecret secret, String redirectUri) {
    var metadata = metadata();
    checkSender(callback, metadata);
    var reply = redeem(callback.code(), secret, redirectUri, metadata);
    var claims = asJson(tokens.check(reply.idToken(), metadata, secret.nonce()));
    var person = isComplete(claims) ? claims : userinfo(reply, metadata, claims);
    return new ProviderIdentity(
        metadata.issuer(),
        text(claims, "sub"),
        isTrue(person.path("email_verified")) ? text(person, "email") : null,
        text(person, "preferred_username"),
        text(person, "name"));
  }

  /** An answer of another issuer must not be redeemed here (RFC 9207). */
  private static void checkSender(Callback callback, IssuerMetadata metadata) {
    var isOurs =
        callback.issuer() == null
            ? !metadata.namesItselfInCallbacks()
            : callback.issuer().equals(metadata.issuer());
    if (!isOurs) {
      throw SignInRefusal.notTrusted("a callback comes from another issuer");
    }
  }

  private TokenReply redeem(
      String code, SignInSecret secret, String redirectUri, IssuerMetadata metadata) {
    var form = registration.tokenRequest(code, secret, redirectUri);
    if (metadata.takesSecretInHeader()) {
      return TokenReply.of(
          registration.name(), calls.post(metadata.tokenEndpoint(), registration.basic(), form));
    }
    form.with("client_id", registration.clientId())
        .with("client_secret", registration.clientSecret());
    return TokenReply.of(registration.name(), calls.post(metadata.tokenEndpoint(), null, form));
  }

  private JsonNode asJson(JwtClaims claims) {
    return json.valueToTree(claims.getClaimsMap());
  }

  private static boolean isComplete(JsonNode claims) {
    return claims.hasNonNull("email") && claims.hasNonNull("email_verified");
  }

  /** Some issuers keep the address out of the token. */
  private JsonNode userinfo(TokenReply reply, IssuerMetadata metadata, JsonNode claims) {
    if (metadata.userinfoEndpoint().isEmpty()) {
      return claims;
    }
    var address = metadata.userinfoEndpoint().get();
    var person = calls.get(address, "Bearer " + reply.accessToken());
    if (!person.path("sub").equals(claims.path("sub"))) {
      throw SignInRefusal.notTrusted("userinfo is of somebody else");
    }
    return person;
  }

  private IssuerMetadata metadata() {
    var known = kept;
    if (known == null || !clock.instant().isBefore(known.at().plus(settings.keptFor()))) {
      var document = calls.get(IssuerMetadata.addressOf(issuer), null);
      known = new Kept(IssuerMetadata.of(issuer, document), clock.instant());
      kept = known;
    }
    return known.metadata();
  }

  private static String text(JsonNode node, String property) {
    return node.path(property).textValue();
  }

  /** Some issuers, LinkedIn for one, have sent the word. */
  static boolean isTrue(JsonNode claim) {
    return claim.isBoolean() ? claim.booleanValue() : "true".equals(claim.textValue());
  }
}
