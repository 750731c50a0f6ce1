package dev.jobtrail.account.provider;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;

/** GitHub, which speaks OAuth 2.0 but not OpenID Connect: its API tells who somebody is. */
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
    return registration
        .authorizationRequest(secret, redirectUri)
        .addedTo(URI.create(base + "/login/oauth/authorize"));
  }

  @Override
  public ProviderIdentity identify(Callback callback, SignInSecret secret, String redirectUri) {
    var form =
        registration
            .tokenRequest(callback.code(), secret, redirectUri)
            .with("client_id", registration.clientId())
            .with("client_secret", registration.clientSecret());
    var address = URI.create(base + "/login/oauth/access_token");
    var token = TokenReply.of(registration.name(), calls.post(address, null, form)).accessToken();
    var user = calls.get(URI.create(api + "/user"), "Bearer " + token);
    var emails = calls.get(URI.create(api + "/user/emails"), "Bearer " + token);
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
