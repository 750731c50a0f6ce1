package dev.jobtrail.account.provider;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;

/** An OAuth 2.0 server without OpenID Connect that has a userinfo endpoint. */
final class OAuthProvider implements Provider {

  private final Registration registration;
  private final URI authorizationUrl;
  private final URI tokenUrl;
  private final URI userinfoUrl;
  private final ProviderCalls calls;

  OAuthProvider(
      Registration registration,
      URI authorizationUrl,
      URI tokenUrl,
      URI userinfoUrl,
      ProviderCalls calls) {
    this.registration = registration;
    this.authorizationUrl = authorizationUrl;
    this.tokenUrl = tokenUrl;
    this.userinfoUrl = userinfoUrl;
    this.calls = calls;
  }

  @Override
  public String displayName() {
    return registration.displayName();
  }

  @Override
  public URI authorizationUri(SignInSecret secret, String redirectUri) {
    return registration.authorizationRequest(authorizationUrl, secret, redirectUri).build().toURI();
  }

  @Override
  public ProviderIdentity identify(Callback callback, SignInSecret secret, String redirectUri) {
    var grant = registration.grant(callback.code(), secret, redirectUri);
    var token = calls.redeem(tokenUrl, registration.secretInHeader(), grant).getAccessToken();
    var person = calls.get(userinfoUrl, token);
    return new ProviderIdentity(
        userinfoUrl.toString(),
        subject(person),
        "true".equals(person.path("email_verified").asText())
            ? person.path("email").textValue()
            : null,
        person.path("preferred_username").textValue(),
        person.path("name").textValue());
  }

  private static String subject(JsonNode person) {
    var subject = person.hasNonNull("sub") ? person.path("sub") : person.path("id");
    return subject.isTextual() || subject.isIntegralNumber() ? subject.asText() : null;
  }
}
