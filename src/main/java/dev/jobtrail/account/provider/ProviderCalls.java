package dev.jobtrail.account.provider;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.OutboundClient;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.OutboundRequest;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;

/**
 * Calls to providers: JSON, bounded in time, size and number, and never redirected.
 *
 * <p>Their addresses come from the configuration or from the issuer that it names, so the SSRF
 * guard does not apply: they may be private.
 */
@ApplicationScoped
class ProviderCalls {

  /** Enough for a rush at providers that answer; little where they hang and a rush piles up. */
  private static final Duration PERMIT_WAIT = Duration.ofMillis(500);

  /**
   * An answer.
   *
   * @param body missing where it is not JSON
   */
  record Reply(int status, JsonNode body) {

    boolean isSuccess() {
      return status >= 200 && status < 300;
    }
  }

  private final OutboundClient client;
  private final ObjectMapper json;
  private final ProviderSettings settings;

  ProviderCalls(Vertx vertx, ObjectMapper json, ProviderSettings settings) {
    this.client = new OutboundClient(vertx, settings.concurrentCalls(), settings.callTime(), null);
    this.json = json;
    this.settings = settings;
  }

  @PreDestroy
  void close() {
    client.close();
  }

  /**
   * The JSON at an address.
   *
   * @param authorization the header, or null
   * @throws SignInRefusal where there is none
   */
  JsonNode get(URI address, String authorization) {
    var reply = call(HttpMethod.GET, address, authorization, null);
    if (!reply.isSuccess() || reply.body().isMissingNode()) {
      throw new SignInRefusal(
          Reason.PROVIDER_FAILED,
          "%s answers %d%s"
              .formatted(
                  address.getHost(), reply.status(), reply.isSuccess() ? " without JSON" : ""));
    }
    return reply.body();
  }

  /**
   * Sends a form.
   *
   * @param authorization the header, or null
   * @throws SignInRefusal where there is no answer, not where it is an error
   */
  Reply post(URI address, String authorization, Query form) {
    return call(HttpMethod.POST, address, authorization, form);
  }

  private Reply call(HttpMethod method, URI address, String authorization, Query form) {
    var options = options(method, address, authorization, form);
    var body = form == null ? null : Buffer.buffer(form.toString());
    // a code is redeemed once only
    var request = new OutboundRequest(options, body, form == null);
    try (var permit = client.acquire(PERMIT_WAIT.toNanos());
        var exchange =
            permit.open(
                request, Deadline.in(settings.callTime()), settings.maxBytes().asLongValue())) {
      return new Reply(exchange.status(), parsed(exchange.body()));
    } catch (OutboundException e) {
      throw refusal(e);
    }
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

  private static RequestOptions options(
      HttpMethod method, URI address, String authorization, Query form) {
    var options =
        new RequestOptions()
            .setMethod(method)
            .setAbsoluteURI(address.toString())
            .setFollowRedirects(false)
            .putHeader("Accept", "application/json")
            .putHeader("User-Agent", OutboundClient.USER_AGENT);
    if (authorization != null) {
      options.putHeader("Authorization", authorization);
    }
    if (form != null) {
      options.putHeader("Content-Type", "application/x-www-form-urlencoded");
    }
    return options;
  }

  private JsonNode parsed(byte[] body) {
    try {
      return json.readTree(body);
    } catch (JacksonException _) {
      return MissingNode.getInstance();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
