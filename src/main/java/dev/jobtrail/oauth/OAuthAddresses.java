package dev.jobtrail.oauth;

import com.nimbusds.oauth2.sdk.GrantType;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.as.AuthorizationServerMetadata;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import dev.jobtrail.apikey.IssuedTokens;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Scope;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The addresses of this service as an authorization server, and its metadata. */
@ApplicationScoped
class OAuthAddresses {

  private static final List<String> SCOPES =
      Arrays.stream(Scope.values()).map(Scope::wireName).toList();

  private final PublicAddress address;

  OAuthAddresses(PublicAddress address) {
    this.address = address;
  }

  /** The identifier of the authorization server. */
  String issuer() {
    return address.base();
  }

  /** The identifier of the connector, which the tokens are for. */
  String resource() {
    return address.base() + IssuedTokens.AUDIENCE;
  }

  /** Whether the connector is meant; clients may name the server that it is on. */
  boolean isResource(String named) {
    var resource = PublicAddress.withoutSlash(named);
    return resource.equals(resource()) || resource.equals(issuer());
  }

  /** The metadata of the authorization server (RFC 8414). */
  Map<String, Object> serverMetadata() {
    var metadata = new AuthorizationServerMetadata(new Issuer(issuer()));
    metadata.setAuthorizationEndpointURI(at("/app/oauth/authorize"));
    metadata.setTokenEndpointURI(at("/oauth/token"));
    metadata.setRegistrationEndpointURI(at("/oauth/register"));
    metadata.setRevocationEndpointURI(at("/oauth/revoke"));
    metadata.setScopes(com.nimbusds.oauth2.sdk.Scope.parse(SCOPES));
    metadata.setResponseTypes(List.of(ResponseType.CODE));
    metadata.setGrantTypes(List.of(GrantType.AUTHORIZATION_CODE, GrantType.REFRESH_TOKEN));
    metadata.setCodeChallengeMethods(List.of(CodeChallengeMethod.S256));
    metadata.setTokenEndpointAuthMethods(List.of(ClientAuthenticationMethod.NONE));
    metadata.setRevocationEndpointAuthMethods(List.of(ClientAuthenticationMethod.NONE));
    metadata.setSupportsAuthorizationResponseIssuerParam(true);
    return metadata.toJSONObject();
  }

  /** The metadata of the connector (RFC 9728). */
  Map<String, Object> resourceMetadata() {
    return Map.of(
        "resource", resource(),
        "resource_name", "Jobtrail",
        "authorization_servers", List.of(issuer()),
        "scopes_supported", SCOPES,
        "bearer_methods_supported", List.of("header"));
  }

  private URI at(String path) {
    return URI.create(address.base() + path);
  }
}
