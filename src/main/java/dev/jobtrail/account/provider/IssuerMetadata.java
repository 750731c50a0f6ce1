package dev.jobtrail.account.provider;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import dev.jobtrail.platform.PublicAddress;
import java.net.URI;
import java.util.Optional;

/**
 * What an issuer says of itself (OpenID Connect Discovery 1.0).
 *
 * @param takesSecretInHeader whether the client's secret goes into the Authorization header
 * @param namesItselfInCallbacks whether a callback without {@code iss} is none of its (RFC 9207)
 */
record IssuerMetadata(
    String issuer,
    URI authorizationEndpoint,
    URI tokenEndpoint,
    Optional<URI> userinfoEndpoint,
    URI keys,
    boolean takesSecretInHeader,
    boolean namesItselfInCallbacks) {

  private static final String WELL_KNOWN = "/.well-known/openid-configuration";

  static URI addressOf(URI issuer) {
    return URI.create(PublicAddress.withoutSlash(issuer.toString()) + WELL_KNOWN);
  }

  /**
   * Reads the issuer's description.
   *
   * @throws SignInRefusal for one that is another issuer's, or leads from https to http
   */
  static IssuerMetadata of(URI issuer, JsonNode document) {
    var named = document.path("issuer").asText("");
    if (!PublicAddress.withoutSlash(named).equals(PublicAddress.withoutSlash(issuer.toString()))) {
      throw SignInRefusal.notTrusted(issuer + " describes itself as another issuer");
    }
    var isSecure = "https".equals(issuer.getScheme());
    var methods = document.path("token_endpoint_auth_methods_supported");
    return new IssuerMetadata(
        named,
        endpoint(document, "authorization_endpoint", isSecure).orElseThrow(() -> lacking(issuer)),
        endpoint(document, "token_endpoint", isSecure).orElseThrow(() -> lacking(issuer)),
        endpoint(document, "userinfo_endpoint", isSecure),
        endpoint(document, "jwks_uri", isSecure).orElseThrow(() -> lacking(issuer)),
        methods.isMissingNode() || contains(methods, "client_secret_basic"),
        document.path("authorization_response_iss_parameter_supported").asBoolean(false));
  }

  private static Optional<URI> endpoint(JsonNode document, String name, boolean isSecure) {
    var text = document.path(name).asText("");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      var uri = URI.create(text);
      var scheme = String.valueOf(uri.getScheme());
      if (uri.getHost() != null
          && (scheme.equals("https") || (scheme.equals("http") && !isSecure))) {
        return Optional.of(uri);
      }
    } catch (IllegalArgumentException _) {
      // the same to us as one that is of no use
    }
    throw SignInRefusal.notTrusted("the issuer's " + name + " is of no use");
  }

  private static boolean contains(JsonNode texts, String text) {
    for (var it : texts) {
      if (it.asText().equals(text)) {
        return true;
      }
    }
    return false;
  }

  private static SignInRefusal lacking(URI issuer) {
    return new SignInRefusal(Reason.PROVIDER_FAILED, issuer + " lacks an endpoint");
  }
}
