package dev.jobtrail.oauth;

import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationErrorResponse;
import com.nimbusds.oauth2.sdk.AuthorizationRequest;
import com.nimbusds.oauth2.sdk.AuthorizationSuccessResponse;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseMode;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import dev.jobtrail.apikey.ApiKeys;
import dev.jobtrail.apikey.KeyLimits;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Reads requests for access, and answers them as the account's owner decides. */
@ApplicationScoped
public class Consents {

  /** A client redeems its code at once. */
  private static final Duration CODE_LIFETIME = Duration.ofMinutes(2);

  private static final int LONGEST_STATE = 2_000;

  private final ApiKeys keys;
  private final OAuthAddresses addresses;
  private final Clock clock;

  Consents(ApiKeys keys, OAuthAddresses addresses, Clock clock) {
    this.keys = keys;
    this.addresses = addresses;
    this.clock = clock;
  }

  /**
   * Reads a request for access.
   *
   * @param query the parameters of the address that the client opened
   * @throws ApiException BAD_REQUEST if its client or its address to return to is not known
   * @throws AccessRefused for any other fault, which is reported to the client
   */
  public AccessRequest read(Map<String, List<String>> query) {
    var client =
        OAuthClient.ofId(first(query, "client_id"))
            .orElseThrow(
                () ->
                    bad(
                        "This assistant is not registered here. Remove Jobtrail from the assistant"
                            + " and connect it again."));
    var redirectUri = redirectUri(client, first(query, "redirect_uri"));
    try {
      var request = AuthorizationRequest.parse(query);
      check(request, redirectUri);
      return new AccessRequest(
          client.id(),
          nameOf(client),
          redirectUri,
          scopes(request, redirectUri),
          text(request.getState()),
          request.getCodeChallenge().getValue());
    } catch (ParseException e) {
      var error = e.getErrorObject() == null ? OAuth2Error.INVALID_REQUEST : e.getErrorObject();
      throw refused(error, redirectUri, e.getState());
    }
  }

  private static URI redirectUri(OAuthClient client, String written) {
    try {
      var address = new URI(written == null ? "" : written);
      if (client.mayReturnTo(address)) {
        return address;
      }
    } catch (URISyntaxException _) {
      // told below
    }
    throw bad(
        "The assistant wants the answer at an address that it did not register. Do not trust the"
            + " page that sent you here.");
  }

  private void check(AuthorizationRequest request, URI redirectUri) {
    if (!ResponseType.CODE.equals(request.getResponseType())) {
      throw refused(OAuth2Error.UNSUPPORTED_RESPONSE_TYPE, redirectUri, request.getState());
    }
    if (request.getRequestObject() != null || request.getRequestURI() != null) {
      throw refused(OAuth2Error.REQUEST_NOT_SUPPORTED, redirectUri, request.getState());
    }
    if (request.getCodeChallenge() == null
        || !CodeChallengeMethod.S256.equals(request.getCodeChallengeMethod())) {
      throw refused(
          OAuth2Error.INVALID_REQUEST.setDescription(
              "code_challenge with code_challenge_method S256 is required"),
          redirectUri,
          request.getState());
    }
    if (request.getState() != null && request.getState().getValue().length() > LONGEST_STATE) {
      throw refused(
          OAuth2Error.INVALID_REQUEST.setDescription("state is too long"), redirectUri, null);
    }
    var resources = request.getResources();
    if (resources != null
        && !resources.stream().map(URI::toString).allMatch(addresses::isResource)) {
      throw refused(OAuth2Error.INVALID_TARGET, redirectUri, request.getState());
    }
  }

  /** Its name as the owner sees it, also among the API keys. */
  private static String nameOf(OAuthClient client) {
    return client.isNameless()
        ? Message.of("An assistant without a name").in(RequestLanguage.current())
        : client.name();
  }

  /** Those of the request that exist; all for a request that names none. */
  private List<Scope> scopes(AuthorizationRequest request, URI redirectUri) {
    if (request.getScope() == null || request.getScope().isEmpty()) {
      return List.of(Scope.values());
    }
    var known =
        Arrays.stream(Scope.values())
            .filter(it -> request.getScope().contains(it.wireName()))
            .toList();
    if (known.isEmpty()) {
      throw refused(OAuth2Error.INVALID_SCOPE, redirectUri, request.getState());
    }
    return known;
  }

  /**
   * Gives a client access.
   *
   * @param limits with scopes among those that the client asks for
   * @return the client's address with a code for tokens
   * @throws ApiException VALIDATION_FAILED for other scopes or none
   */
  @Transactional
  public URI allow(UUID accountId, AccessRequest request, KeyLimits limits) {
    if (limits.scopes().isEmpty() || !request.scopes().containsAll(limits.scopes())) {
      throw ApiException.invalid("scopes", "must be one or more of those that are asked for");
    }
    var key = keys.connect(accountId, request.clientName(), limits);
    var code = Secrets.random();
    OAuthToken.code(code, accountId, key, request, clock.instant().plus(CODE_LIFETIME)).persist();
    return new AuthorizationSuccessResponse(
            request.redirectUri(),
            new AuthorizationCode(code),
            null,
            state(request.state()),
            new Issuer(addresses.issuer()),
            ResponseMode.QUERY)
        .toURI();
  }

  /** The client's address with the error that the owner declined. */
  public URI decline(AccessRequest request) {
    return answer(OAuth2Error.ACCESS_DENIED, request.redirectUri(), state(request.state()));
  }

  private AccessRefused refused(ErrorObject error, URI redirectUri, State state) {
    return new AccessRefused(error.getCode(), answer(error, redirectUri, state));
  }

  private URI answer(ErrorObject error, URI redirectUri, State state) {
    return new AuthorizationErrorResponse(
            redirectUri, error, state, new Issuer(addresses.issuer()), ResponseMode.QUERY)
        .toURI();
  }

  private static String first(Map<String, List<String>> query, String name) {
    var values = query.get(name);
    return values == null || values.isEmpty() ? null : values.getFirst();
  }

  private static String text(State state) {
    return state == null ? null : state.getValue();
  }

  private static State state(String text) {
    return text == null ? null : new State(text);
  }

  private static ApiException bad(String message) {
    return new ApiException(ErrorCode.BAD_REQUEST, message);
  }
}
