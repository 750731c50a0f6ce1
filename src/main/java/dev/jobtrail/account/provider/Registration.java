package dev.jobtrail.account.provider;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/**
 * This installation as one provider knows it.
 *
 * @param hasPkce whether codes are bound to this service by PKCE
 * @param hasNonce whether ID tokens must repeat the nonce
 */
record Registration(
    String name,
    String displayName,
    String clientId,
    String clientSecret,
    List<String> scopes,
    boolean hasPkce,
    boolean hasNonce) {

  /** The Authorization header for client_secret_basic (RFC 6749, 2.3.1). */
  String basic() {
    var pair = Query.encoded(clientId) + ":" + Query.encoded(clientSecret);
    return "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.US_ASCII));
  }

  /** What every authorization request has. */
  Query authorizationRequest(SignInSecret secret, String redirectUri) {
    var query =
        new Query()
            .with("response_type", "code")
            .with("client_id", clientId)
            .with("redirect_uri", redirectUri)
            .with("scope", String.join(" ", scopes))
            .with("state", secret.state());
    return hasPkce
        ? query.with("code_challenge", secret.challenge()).with("code_challenge_method", "S256")
        : query;
  }

  /** What redeems a code, but for the client's own proof. */
  Query tokenRequest(String code, SignInSecret secret, String redirectUri) {
    var form =
        new Query()
            .with("grant_type", "authorization_code")
            .with("code", code)
            .with("redirect_uri", redirectUri);
    return hasPkce ? form.with("code_verifier", secret.verifier()) : form;
  }

  @Override
  public String toString() {
    return name;
  }
}
