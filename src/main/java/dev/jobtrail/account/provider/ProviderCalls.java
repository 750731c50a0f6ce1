package dev.jobtrail.account.provider;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.token.AccessToken;
import com.nimbusds.oauth2.sdk.util.JSONObjectUtils;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.UserInfoRequest;
import com.nimbusds.openid.connect.sdk.token.OIDCTokens;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.OutboundClient;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.OutboundRequest;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;

/**
 * Sends the requests of the OAuth SDK to providers: bounded in time, size and number, and never
 * redirected.
 *
 * <p>Their addresses come from the configuration or from the issuer that it names, so the SSRF
 * guard does not apply: they may be private.
 */
@ApplicationScoped
class ProviderCalls {

  /** Enough for a rush at providers that answer; little where they hang and a rush piles up. */
  private static final Duration PERMIT_WAIT = Duration.ofMillis(500);

  /** The members of a token response that are used. */
  private static final Set<String> USED = Set.of("access_token", "id_token", "error");

  /** Reads the body of an answer. */
  @FunctionalInterface
  interface Parser<T> {
    T parse(String body) throws ParseException, IOException;
  }

  private final OutboundClient client;
  private final ObjectMapper json;
  private final ProviderSettings settings;

  ProviderCalls(Vertx vertx, ObjectMapper json, ProviderSettings settings, Tracer tracer) {
    this.client =
        new OutboundClient(vertx, settings.concurrentCalls(), settings.callTime(), null, tracer);
    this.json = json;
    this.settings = settings;
  }

  @PreDestroy
  void close() {
    client.close();
  }

  /**
   * The JSON that an API shows the holder of a token.
   *
   * @throws SignInRefusal if there is none
   */
  JsonNode get(URI address, AccessToken token) {
    return get(
        new UserInfoRequest(address, token).toHTTPRequest(),
        it -> json.readValue(it, JsonNode.class));
  }

  /**
   * The parsed body of a successful answer.
   *
   * @throws SignInRefusal if there is none
   */
  <T> T get(HTTPRequest request, Parser<T> parser) {
    var response = send(request);
    var fault = "";
    if (response.indicatesSuccess()) {
      try {
        return parser.parse(response.getBody());
      } catch (ParseException e) {
        fault = ": " + e.getMessage();
      } catch (IOException _) {
        fault = " without JSON";
      }
    }
    throw new SignInRefusal(
        Reason.PROVIDER_FAILED,
        "%s answers %d%s".formatted(request.getURI().getHost(), response.getStatusCode(), fault));
  }

  /**
   * Redeems a code.
   *
   * @throws SignInRefusal if the provider gives no access token for it
   */
  OIDCTokens redeem(URI endpoint, ClientAuthentication client, AuthorizationCodeGrant grant) {
    var response = send(new TokenRequest.Builder(endpoint, client, grant).build().toHTTPRequest());
    var tokens = parsed(response);
    if (tokens == null || !tokens.indicatesSuccess() || !response.indicatesSuccess()) {
      throw noTokens(endpoint, response, tokens);
    }
    return ((OIDCTokenResponse) tokens).getOIDCTokens();
  }

  /** Null if unreadable. The status does not matter: GitHub reports errors with status 200. */
  private static TokenResponse parsed(HTTPResponse response) {
    try {
      var reply = JSONObjectUtils.parse(response.getBody());
      // some providers leave out the type or send scopes as a list
      reply.keySet().retainAll(USED);
      reply.put("token_type", "Bearer");
      return OIDCTokenResponseParser.parse(reply);
    } catch (ParseException _) {
      return null;
    }
  }

  private static SignInRefusal noTokens(URI endpoint, HTTPResponse response, TokenResponse reply) {
    var error =
        reply == null || reply.indicatesSuccess()
            ? ""
            : Objects.toString(reply.toErrorResponse().getErrorObject().getCode(), "");
    return switch (error) {
      case OAuth2Error.INVALID_GRANT_CODE, "bad_verification_code" ->
          new SignInRefusal(
              Reason.NOT_STARTED_HERE,
              endpoint.getHost() + " does not take the code: used, or too old");
      default ->
          new SignInRefusal(
              Reason.PROVIDER_FAILED,
              "%s gives no tokens: %d %s"
                  .formatted(
                      endpoint.getHost(), response.getStatusCode(), ProviderError.of(error)));
    };
  }

  private HTTPResponse send(HTTPRequest request) {
    var body = request.getBody() == null ? null : Buffer.buffer(request.getBody());
    // a code is redeemed once only
    var outbound = new OutboundRequest(options(request), body, body == null);
    try (var permit = client.acquire(PERMIT_WAIT.toNanos());
        var exchange =
            permit.open(
                outbound, Deadline.in(settings.callTime()), settings.maxBytes().asLongValue())) {
      var response = new HTTPResponse(exchange.status());
      response.setBody(new String(exchange.body(), StandardCharsets.UTF_8));
      return response;
    } catch (OutboundException e) {
      throw refusal(e);
    }
  }

  private static RequestOptions options(HTTPRequest request) {
    var options =
        new RequestOptions()
            .setMethod(HttpMethod.valueOf(request.getMethod().name()))
            .setAbsoluteURI(request.getURL())
            .setFollowRedirects(false)
            .putHeader("Accept", "application/json")
            .putHeader("User-Agent", OutboundClient.USER_AGENT);
    request
        .getHeaderMap()
        .forEach((name, values) -> values.forEach(it -> options.addHeader(name, it)));
    return options;
  }

  private static SignInRefusal refusal(OutboundException e) {
    var reason =
        switch (e.reason()) {
          case BUSY -> Reason.BUSY;
          case TOO_LARGE -> Reason.PROVIDER_FAILED;
          case INVALID_URL,
              REFUSED_ADDRESS,
              UNREACHABLE,
              UNTRUSTED,
              BROKEN_OFF,
              TOO_SLOW,
              STOPPED ->
              Reason.PROVIDER_UNREACHABLE;
        };
    // the cause goes to the log, where operators look for it
    var detail = e.getCause() == null ? e.getMessage() : e.getMessage() + ": " + e.getCause();
    return new SignInRefusal(reason, detail, e);
  }
}
