package dev.jobtrail.oauth;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.GrantType;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.client.ClientMetadata;
import com.nimbusds.oauth2.sdk.client.RegistrationError;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.smallrye.common.annotation.Blocking;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.minidev.json.JSONObject;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * The endpoints that assistants call by themselves: metadata, registration, tokens and revocation.
 * Errors have the form of OAuth, not of the API.
 */
@Path("/")
@PermitAll
@Blocking
@Produces(MediaType.APPLICATION_JSON)
class OAuthResource {

  private static final String CLIENT_ID = "client_id";

  private final OAuthAddresses addresses;
  private final AccessTokens tokens;
  private final RateLimits limits;
  private final ObjectMapper mapper;

  OAuthResource(
      OAuthAddresses addresses, AccessTokens tokens, RateLimits limits, ObjectMapper mapper) {
    this.addresses = addresses;
    this.tokens = tokens;
    this.limits = limits;
    this.mapper = mapper;
  }

  /** Clients look at either path. */
  @GET
  @Path(".well-known/oauth-protected-resource{path: (/mcp)?}")
  @Operation(hidden = true)
  public Map<String, Object> resourceMetadata() {
    return addresses.resourceMetadata();
  }

  @GET
  @Path(".well-known/oauth-authorization-server")
  @Operation(hidden = true)
  public Map<String, Object> serverMetadata() {
    return addresses.serverMetadata();
  }

  /** Dynamic client registration (RFC 7591), of clients without a secret. */
  @POST
  @Path("oauth/register")
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(hidden = true)
  public RestResponse<Map<String, Object>> register(
      InputStream body, @Context HttpServerRequest request) {
    limits.require(Limit.OAUTH, CallerAddress.of(request));
    try {
      return RestResponse.ResponseBuilder.create(
              RestResponse.Status.CREATED, registered(read(body)))
          .build();
    } catch (IOException _) {
      return failure(
          RegistrationError.INVALID_CLIENT_METADATA.setDescription("must be a JSON object"));
    } catch (ParseException e) {
      return failure(
          e.getErrorObject() == null
              ? RegistrationError.INVALID_CLIENT_METADATA.setDescription(e.getMessage())
              : e.getErrorObject());
    } catch (IllegalArgumentException e) {
      return failure(RegistrationError.INVALID_REDIRECT_URI.setDescription(e.getMessage()));
    }
  }

  private ClientMetadata read(InputStream body) throws IOException, ParseException {
    var fields = mapper.readValue(body, new TypeReference<Map<String, Object>>() {});
    return ClientMetadata.parse(fields == null ? new JSONObject() : new JSONObject(fields));
  }

  private static Map<String, Object> registered(ClientMetadata asked) {
    var addresses = asked.getRedirectionURIs();
    var client =
        OAuthClient.of(asked.getName(), addresses == null ? List.of() : List.copyOf(addresses));
    var metadata = new ClientMetadata();
    metadata.setName(client.name());
    metadata.setRedirectionURIs(Set.copyOf(client.redirectUris()));
    metadata.setGrantTypes(Set.of(GrantType.AUTHORIZATION_CODE, GrantType.REFRESH_TOKEN));
    metadata.setResponseTypes(Set.of(ResponseType.CODE));
    metadata.setTokenEndpointAuthMethod(ClientAuthenticationMethod.NONE);
    var answer = metadata.toJSONObject();
    answer.put(CLIENT_ID, client.id());
    return answer;
  }

  @POST
  @Path("oauth/token")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Map<String, Object>> token(
      MultivaluedMap<String, String> form, @Context HttpServerRequest request) {
    limits.require(Limit.OAUTH, CallerAddress.of(request));
    try {
      return RestResponse.ok(answer(exchange(form)));
    } catch (GeneralException e) {
      return failure(e.getErrorObject());
    }
  }

  private AccessTokens.Issued exchange(MultivaluedMap<String, String> form)
      throws GeneralException {
    var grant = required(form, "grant_type");
    var client = required(form, CLIENT_ID);
    var resources = form.get("resource");
    if (resources != null && !resources.stream().allMatch(addresses::isResource)) {
      throw new GeneralException(OAuth2Error.INVALID_TARGET);
    }
    return switch (grant) {
      case "authorization_code" ->
          tokens.redeem(
              client,
              required(form, "code"),
              required(form, "redirect_uri"),
              required(form, "code_verifier"));
      case "refresh_token" -> tokens.refresh(client, required(form, "refresh_token"));
      default -> throw new GeneralException(OAuth2Error.UNSUPPORTED_GRANT_TYPE);
    };
  }

  private static Map<String, Object> answer(AccessTokens.Issued issued) {
    var answer = new LinkedHashMap<String, Object>();
    answer.put("access_token", issued.access());
    answer.put("token_type", "Bearer");
    answer.put("expires_in", issued.expiresIn().toSeconds());
    answer.put("refresh_token", issued.refresh());
    answer.put(
        "scope", issued.scopes().stream().map(Scope::wireName).collect(Collectors.joining(" ")));
    return answer;
  }

  /** Token revocation (RFC 7009): of any of its tokens, for the whole access of the client. */
  @POST
  @Path("oauth/revoke")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Map<String, Object>> revoke(
      MultivaluedMap<String, String> form, @Context HttpServerRequest request) {
    limits.require(Limit.OAUTH, CallerAddress.of(request));
    try {
      tokens.revoke(required(form, CLIENT_ID), required(form, "token"));
      return RestResponse.ok(Map.of());
    } catch (GeneralException e) {
      return failure(e.getErrorObject());
    }
  }

  private static String required(MultivaluedMap<String, String> form, String name)
      throws GeneralException {
    var values = form.get(name);
    if (values == null || values.size() != 1 || values.getFirst().isBlank()) {
      throw new GeneralException(
          OAuth2Error.INVALID_REQUEST.setDescription(name + " is required, once"));
    }
    return values.getFirst();
  }

  private static RestResponse<Map<String, Object>> failure(ErrorObject error) {
    return RestResponse.ResponseBuilder.<Map<String, Object>>create(error.getHTTPStatusCode())
        .entity(error.toJSONObject())
        .type(MediaType.APPLICATION_JSON)
        .build();
  }
}
