package dev.jobtrail.account.provider;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.RequestOptions;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Calls to providers: JSON, bounded in time, size and number, and never redirected.
 *
 * <p>They go to addresses that the configuration, or the issuer that it names, tells; private ones
 * are not fenced off.
 */
@ApplicationScoped
class ProviderCalls {

  /** Enough for a rush at providers that answer; little where they hang and a rush piles up. */
  private static final long WAIT_FOR_TURN_MILLISECONDS = 500;

  private static final int HTTP_OK = 200;
  private static final int HTTP_MULTIPLE_CHOICES = 300;

  /**
   * An answer.
   *
   * @param body missing where it is not JSON
   */
  record Reply(int status, JsonNode body) {

    boolean isSuccess() {
      return status >= HTTP_OK && status < HTTP_MULTIPLE_CHOICES;
    }
  }

  private record RawReply(int status, Buffer body) {}

  private final HttpClient client;
  private final ObjectMapper json;
  private final ProviderSettings settings;
  private final Semaphore permits;

  ProviderCalls(Vertx vertx, ObjectMapper json, ProviderSettings settings) {
    this.client =
        vertx.createHttpClient(
            new HttpClientOptions()
                .setProtocolVersion(HttpVersion.HTTP_1_1)
                // sign-ins are rare: an open connection would mostly wait to break
                .setKeepAlive(false)
                .setDecompressionSupported(false)
                .setConnectTimeout((int) settings.callTime().toMillis()));
    this.json = json;
    this.settings = settings;
    this.permits = new Semaphore(settings.concurrentCalls());
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
    if (!isMyTurn()) {
      throw new SignInRefusal(Reason.BUSY, "too many calls to providers at once");
    }
    try {
      var raw = await(options(method, address, authorization, form), form);
      return new Reply(raw.status(), parsed(raw.body()));
    } finally {
      permits.release();
    }
  }

  private boolean isMyTurn() {
    try {
      return permits.tryAcquire(WAIT_FOR_TURN_MILLISECONDS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static RequestOptions options(
      HttpMethod method, URI address, String authorization, Query form) {
    var options =
        new RequestOptions()
            .setMethod(method)
            .setAbsoluteURI(address.toString())
            .setFollowRedirects(false)
            .putHeader("Accept", "application/json")
            .putHeader("User-Agent", "Jobtrail/1.0");
    if (authorization != null) {
      options.putHeader("Authorization", authorization);
    }
    if (form != null) {
      options.putHeader("Content-Type", "application/x-www-form-urlencoded");
    }
    return options;
  }

  private RawReply await(RequestOptions options, Query form) {
    var opened = new AtomicReference<HttpClientRequest>();
    var reply =
        client
            .request(options)
            .onSuccess(opened::set)
            // within: a step added later could find the answer gone by
            .compose(it -> send(it, form).compose(this::read));
    try {
      return reply
          .toCompletionStage()
          .toCompletableFuture()
          .get(settings.callTime().toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      throw new SignInRefusal(Reason.PROVIDER_UNREACHABLE, options.getHost() + " is too slow");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SignInRefusal(Reason.PROVIDER_UNREACHABLE, "the service stops", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof SignInRefusal refusal
          ? refusal
          : new SignInRefusal(
              Reason.PROVIDER_UNREACHABLE,
              options.getHost() + " cannot be reached: " + e.getCause(),
              e);
    } finally {
      if (opened.get() != null) {
        opened.get().reset();
      }
    }
  }

  private static Future<HttpClientResponse> send(HttpClientRequest request, Query form) {
    return form == null ? request.send() : request.send(form.toString());
  }

  private Future<RawReply> read(HttpClientResponse response) {
    var body = Buffer.buffer();
    Promise<RawReply> reply = Promise.promise();
    response.exceptionHandler(reply::tryFail);
    response.handler(
        part -> {
          if (body.length() + (long) part.length() > settings.maxBytes().asLongValue()) {
            reply.tryFail(
                new SignInRefusal(Reason.PROVIDER_FAILED, "a provider's answer is too large"));
            response.request().reset();
          } else {
            body.appendBuffer(part);
          }
        });
    response.endHandler(end -> reply.tryComplete(new RawReply(response.statusCode(), body)));
    return reply.future();
  }

  private JsonNode parsed(Buffer body) {
    try {
      return json.readTree(body.getBytes());
    } catch (JacksonException _) {
      return MissingNode.getInstance();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
