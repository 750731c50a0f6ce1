package dev.jobtrail.account.provider;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;

/** An OAuth 2.0 server without OpenID Connect that tells at an address whom a token is of. */
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
    return registration.authorizationRequest(secret, redirectUri).addedTo(authorizationUrl);
  }

  @Override
  public ProviderIdentity identify(Callback callback, SignInSecret secret, String redirectUri) {
    var form = registration.tokenRequest(callback.code(), secret, redirectUri);
    var reply = calls.post(tokenUrl, registration.basic(), form);
    var token = TokenReply.of(registration.name(), reply).accessToken();
    var person = calls.get(userinfoUrl, "Bearer " + token);
    return new ProviderIdentity(
        userinfoUrl.toString(),
        subject(person),
        OpenIdProvider.isTrue(person.path("email_verified"))
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
