package dev.jobtrail.webhook;

import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.OutboundClient;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.OutboundException.Reason;
import dev.jobtrail.outbound.OutboundRequest;
import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.text.Message;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/**
 * Posts signed events through the SSRF guard. Redirects are not followed, and of an answer only the
 * head is read.
 */
@ApplicationScoped
class WebhookClient {

  /** What may arrive while the head is read. */
  private static final long MAX_ANSWER_BYTES = 64 * 1024;

  private static final int MAX_ADDRESSES = 3;

  private final WebhookSettings settings;
  private final SsrfGuard guard;
  private final OutboundClient client;
  private final Clock clock;

  WebhookClient(
      Vertx vertx, WebhookSettings settings, SsrfGuard guard, Clock clock, Tracer tracer) {
    this.settings = settings;
    this.guard = guard;
    this.clock = clock;
    this.client =
        new OutboundClient(
            vertx, Math.max(1, settings.threads()), settings.connectTime(), null, tracer);
  }

  @PreDestroy
  void close() {
    client.close();
  }

  /**
   * Makes one attempt. Blocks.
   *
   * @throws OutboundException STOPPED if the process stops
   */
  DeliveryResult post(DeliveryStep.Send event) {
    var at = clock.instant();
    if (event.secrets().isEmpty()) {
      return new DeliveryResult(
          at, null, Message.of("The secret cannot be read. Rotate it.").english(), null, 0);
    }
    var begun = System.nanoTime();
    try {
      var answer = post(event, at);
      return new DeliveryResult(at, answer.status(), null, answer.retryAfter(), millis(begun));
    } catch (OutboundException e) {
      if (e.reason() == Reason.STOPPED) {
        throw e;
      }
      return new DeliveryResult(at, null, e.getMessage(), null, millis(begun));
    }
  }

  private record Head(int status, Duration retryAfter) {}

  private Head post(DeliveryStep.Send event, Instant at) {
    var uri = URI.create(event.url());
    var deadline = Deadline.in(settings.requestTime());
    var addresses = guard.addresses(uri);
    try (var permit = client.acquire(deadline.left())) {
      OutboundException failure = null;
      for (var address : addresses.subList(0, Math.min(addresses.size(), MAX_ADDRESSES))) {
        try {
          return post(permit, request(event, uri, address, at), deadline);
        } catch (OutboundException e) {
          if (e.reason() != Reason.UNREACHABLE) {
            throw e;
          }
          failure = e;
        }
      }
      throw failure;
    }
  }

  private static Head post(
      OutboundClient.Permit permit, OutboundRequest request, Deadline deadline) {
    try (var exchange = permit.open(request, deadline, MAX_ANSWER_BYTES)) {
      return new Head(exchange.status(), exchange.retryAfter());
    }
  }

  private static OutboundRequest request(
      DeliveryStep.Send event, URI uri, InetAddress address, Instant at) {
    var port = SsrfGuard.port(uri);
    var path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    var id = event.eventId().toString();
    var seconds = at.getEpochSecond();
    var signature = WebhookSignature.header(event.secrets(), id, seconds, event.payload());
    var options =
        new RequestOptions()
            .setServer(SocketAddress.inetSocketAddress(port, address.getHostAddress()))
            .setMethod(HttpMethod.POST)
            .setHost(uri.getHost())
            .setPort(port)
            .setSsl(SsrfGuard.isSecure(uri))
            .setURI(uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery())
            .setFollowRedirects(false)
            .putHeader("User-Agent", OutboundClient.USER_AGENT)
            .putHeader("Content-Type", "application/json")
            .putHeader("webhook-id", id)
            .putHeader("webhook-timestamp", String.valueOf(seconds))
            .putHeader("webhook-signature", signature);
    return new OutboundRequest(options, Buffer.buffer(event.payload()), false);
  }

  private static long millis(long begun) {
    return Duration.ofNanos(System.nanoTime() - begun).toMillis();
  }
}
