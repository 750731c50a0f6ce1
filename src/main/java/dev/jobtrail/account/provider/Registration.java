package dev.jobtrail.account.provider;

import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.AuthorizationRequest;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import java.net.URI;
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

  /** Sends the client's secret in the Authorization header. */
  ClientAuthentication secretInHeader() {
    return new ClientSecretBasic(new ClientID(clientId), new Secret(clientSecret));
  }

  /** Sends the client's secret in the form. */
  ClientAuthentication secretInForm() {
    return new ClientSecretPost(new ClientID(clientId), new Secret(clientSecret));
  }

  /** The parameters that every authorization request has. */
  AuthorizationRequest.Builder authorizationRequest(
      URI endpoint, SignInSecret secret, String redirectUri) {
    var request =
        new AuthorizationRequest.Builder(ResponseType.CODE, new ClientID(clientId))
            .endpointURI(endpoint)
            .redirectionURI(URI.create(redirectUri))
            .scope(Scope.parse(scopes))
            .state(secret.state());
    return hasPkce ? request.codeChallenge(secret.verifier(), CodeChallengeMethod.S256) : request;
  }

  /** What redeems a code. */
  AuthorizationCodeGrant grant(String code, SignInSecret secret, String redirectUri) {
    return new AuthorizationCodeGrant(
        new AuthorizationCode(code), URI.create(redirectUri), hasPkce ? secret.verifier() : null);
  }

  @Override
  public String toString() {
    return name;
  }
}
