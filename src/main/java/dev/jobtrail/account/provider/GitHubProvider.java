package dev.jobtrail.account.provider;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;

/** GitHub, which supports OAuth 2.0 but not OpenID Connect; its API returns the user. */
final class GitHubProvider implements Provider {

  private final Registration registration;
  private final String base;
  private final String api;
  private final ProviderCalls calls;

  /**
   * A GitHub.
   *
   * @param base without a slash at the end
   * @param api without a slash at the end
   */
  GitHubProvider(Registration registration, String base, String api, ProviderCalls calls) {
    this.registration = registration;
    this.base = base;
    this.api = api;
    this.calls = calls;
  }

  @Override
  public String displayName() {
    return registration.displayName();
  }

  @Override
  public URI authorizationUri(SignInSecret secret, String redirectUri) {
    var endpoint = URI.create(base + "/login/oauth/authorize");
    return registration.authorizationRequest(endpoint, secret, redirectUri).build().toURI();
  }

  @Override
  public ProviderIdentity identify(Callback callback, SignInSecret secret, String redirectUri) {
    var endpoint = URI.create(base + "/login/oauth/access_token");
    var grant = registration.grant(callback.code(), secret, redirectUri);
    var token = calls.redeem(endpoint, registration.secretInForm(), grant).getAccessToken();
    var user = calls.get(URI.create(api + "/user"), token);
    var emails = calls.get(URI.create(api + "/user/emails"), token);
    return new ProviderIdentity(
        base,
        user.path("id").isIntegralNumber() ? user.path("id").asText() : null,
        primary(emails),
        user.path("login").textValue(),
        user.path("name").textValue());
  }

  /** The primary address if it is verified: another one may be shared, or long left. */
  private static String primary(JsonNode emails) {
    for (var it : emails) {
      if (it.path("primary").asBoolean(false) && it.path("verified").asBoolean(false)) {
        return it.path("email").textValue();
      }
    }
    return null;
  }
}
