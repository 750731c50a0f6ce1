package dev.jobtrail.fetch;

import dev.jobtrail.fetch.FetchException.Reason;
import dev.jobtrail.fetch.ResponseStore.Validators;
import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.HostThrottle;
import dev.jobtrail.outbound.HostTurns;
import dev.jobtrail.outbound.HttpAnswer;
import dev.jobtrail.outbound.HttpExchange;
import dev.jobtrail.outbound.OutboundClient;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.OutboundRequest;
import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.text.Message;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.core.net.TrustOptions;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Fetches public web pages with the SSRF guard, limits of size and time, a per-host throttle,
 * retries with exponential backoff and a User-Agent that names this service.
 *
 * <p>Every host name, including those of redirects, is resolved here and all of its addresses are
 * checked. The connection goes to a checked address, which prevents DNS rebinding. Redirects from
 * https to http are refused, because their content can be forged. Ports other than 80, 443, 8080
 * and 8443 are refused.
 */
@ApplicationScoped
public class Fetcher {

  /** A host's addresses that are tried; those beyond rarely differ in whether they answer. */
  private static final int MAX_ADDRESSES = 3;

  private final FetchSettings settings;
  private final SsrfGuard guard;
  private final OutboundClient client;
  private final HostThrottle throttle;
  private final HostTurns turns;
  private final ResponseStore store;
  private final Clock clock;
  private final String userAgent;

  @Inject
  Fetcher(
      Vertx vertx,
      FetchSettings settings,
      SsrfGuard guard,
      HostTurns turns,
      ResponseStore store,
      Clock clock,
      Tracer tracer) {
    this(vertx, settings, guard, turns, store, clock, null, tracer);
  }

  /**
   * A fetcher with its own certificates.
   *
   * @param trust the certificates to trust, or null for the platform's
   */
  Fetcher(
      Vertx vertx,
      FetchSettings settings,
      SsrfGuard guard,
      HostTurns turns,
      ResponseStore store,
      Clock clock,
      TrustOptions trust,
      Tracer tracer) {
    this.settings = settings;
    this.guard = guard;
    this.client =
        new OutboundClient(
            vertx, settings.concurrentRequests(), settings.connectTime(), trust, tracer);
    this.throttle = new HostThrottle(turns);
    this.turns = turns;
    this.store = store;
    this.clock = clock;
    this.userAgent =
        OutboundClient.USER_AGENT
            + settings.contact().map(contact -> " (+" + contact + ")").orElse("");
  }

  /** The operator's contact for owners of sites, if configured. */
  public Optional<String> contact() {
    return settings.contact();
  }

  /**
   * Reads a page. Blocks, so call it on a worker or virtual thread.
   *
   * @param uri an http or https url
   * @return the page, whose status is 200 to 299
   * @throws FetchException where the page cannot be read
   */
  public FetchedPage get(URI uri) {
    return read(FetchRequest.get(uri));
  }

  /**
   * Makes a request and reads its answer. Blocks, so call it on a worker or virtual thread.
   *
   * @return the page, whose status is 200 to 299
   * @throws FetchException where the page cannot be read
   */
  public FetchedPage read(FetchRequest request) {
    if (Context.isOnEventLoopThread()) {
      throw new IllegalStateException("pages are not read on an event loop");
    }
    var bounds = Bounds.of(settings, request.isBackground());
    var deadline = Deadline.in(bounds.totalTime());
    var hop = request;
    for (var redirects = 0; redirects <= settings.maxRedirects(); redirects++) {
      var response = askWithRetries(hop, bounds, deadline);
      if (!response.answer().isRedirect()) {
        return page(hop.uri(), response, bounds.maxBytes());
      }
      hop = followed(hop, response.answer());
    }
    throw new FetchException(
        Reason.TOO_MANY_REDIRECTS,
        Message.of("%s redirects too many times", request.uri().getHost()).english());
  }

  /**
   * When a host that keeps failing is asked again by what nobody waits for; none if it may be now.
   */
  public Optional<Instant> retryAt(URI uri) {
    return turns.retryAt(host(uri));
  }

  @PreDestroy
  void close() {
    client.close();
  }

  private static FetchRequest followed(FetchRequest request, HttpAnswer answer) {
    var location = answer.headers().get("Location");
    if (request.isBackground() && leaves(request, location)) {
      throw new FetchException(
          Reason.LEADS_ELSEWHERE,
          Message.of("%s leads to another site's page", request.uri().getHost()).english());
    }
    return request.redirected(target(request.uri(), location), answer.status());
  }

  private static boolean leaves(FetchRequest request, String location) {
    try {
      return request.isLeftBy(WebUri.of(absolute(request.uri(), location)));
    } catch (URISyntaxException _) {
      return false;
    }
  }

  /** Retries until there is an answer, a lasting failure, or neither time nor retries are left. */
  private StoredResponse askWithRetries(FetchRequest request, Bounds bounds, Deadline deadline) {
    var wait = settings.firstRetryWait();
    for (var tries = 1; ; tries++) {
      try {
        return ask(request, bounds, deadline);
      } catch (FetchException e) {
        var asked = e.retryAfter().orElse(wait);
        var mayPass = e.isPassing() || request.isBackground() && e.isBrokenConnection();
        if (!mayPass
            || tries > bounds.maxRetries()
            || asked.compareTo(bounds.maxRetryWait()) > 0
            || asked.toNanos() >= deadline.left()) {
          throw e;
        }
        sleep(asked, deadline, request.uri().getHost());
        wait = wait.multipliedBy(2);
      }
    }
  }

  private static void sleep(Duration wait, Deadline deadline, String host) {
    try {
      deadline.sleep(wait.toNanos(), host);
    } catch (OutboundException e) {
      throw FetchException.of(e);
    }
  }

  private StoredResponse ask(FetchRequest request, Bounds bounds, Deadline deadline) {
    var stored = store.find(request);
    if (stored.isPresent()) {
      return stored.get();
    }
    try {
      var addresses = guard.addresses(request.uri());
      return throttle.call(
          host(request.uri()),
          deadline,
          turn -> askInTurn(request, turn, addresses, bounds, deadline));
    } catch (OutboundException e) {
      throw FetchException.of(e);
    }
  }

  /** Sends the request unless another thread or replica has sent it meanwhile. */
  private StoredResponse askInTurn(
      FetchRequest request,
      HostThrottle.Turn turn,
      List<InetAddress> addresses,
      Bounds bounds,
      Deadline deadline) {
    var stored = store.find(request);
    if (stored.isEmpty()) {
      turn.begin(longest(bounds), pause(request));
      stored = store.find(request);
      stored.ifPresent(_ -> turn.end(Duration.ZERO, false));
    }
    if (stored.isPresent()) {
      return stored.get();
    }
    var validators = request.isBackground() ? store.validators(request).orElse(null) : null;
    var answer = call(request, validators, addresses, bounds, deadline);
    turn.end(rest(request, answer, bounds), isFailure(answer));
    if (answer.isUnchanged() && validators != null) {
      var confirmed = store.confirm(request, validators);
      if (confirmed.isPresent()) {
        return confirmed.get();
      }
    }
    if (!answer.isSuccess() && !answer.isRedirect()) {
      throw FetchException.ofStatus(request.uri().getHost(), answer.status(), answer.retryAfter());
    }
    return request.isBackground() && answer.status() == 200
        ? store.keep(request, answer)
        : new StoredResponse(answer, clock.instant());
  }

  /** A little longer than a request may take. */
  private static Duration longest(Bounds bounds) {
    return bounds.requestTime().plusSeconds(5);
  }

  private Duration pause(FetchRequest request) {
    return request.pause() == null ? settings.pause() : request.pause();
  }

  /** Bounded, because a site may ask for years while other requests wait. */
  private Duration rest(FetchRequest request, HttpAnswer answer, Bounds bounds) {
    var pause = pause(request);
    var asked = answer.isSuccess() || answer.isRedirect() ? null : answer.retryAfter();
    if (asked == null || asked.compareTo(pause) < 0) {
      return pause;
    }
    return asked.compareTo(bounds.maxRetryWait()) < 0 ? asked : bounds.maxRetryWait();
  }

  private static boolean isFailure(HttpAnswer answer) {
    return answer.status() == 429 || answer.status() >= 500;
  }

  private static String host(URI uri) {
    return uri.getHost().toLowerCase(Locale.ROOT);
  }

  private HttpAnswer call(
      FetchRequest request,
      Validators validators,
      List<InetAddress> addresses,
      Bounds bounds,
      Deadline deadline) {
    try (var permit = client.acquire(deadline.left())) {
      var until = deadline.orIn(bounds.requestTime());
      OutboundException failure = null;
      for (var address : addresses.subList(0, Math.min(addresses.size(), MAX_ADDRESSES))) {
        var body = request.isPost() ? Buffer.buffer(request.body()) : null;
        // POSTs are searches of job boards, which change nothing there
        var outbound = new OutboundRequest(options(request, validators, address), body, true);
        try (var exchange = permit.open(outbound, until, bounds.maxBytes())) {
          return answer(exchange);
        } catch (OutboundException e) {
          if (!mayDifferByAddress(e)) {
            throw e;
          }
          failure = e;
        }
      }
      throw failure;
    }
  }

  private static HttpAnswer answer(HttpExchange exchange) {
    var head = new HttpAnswer(exchange.status(), exchange.headers(), new byte[0]);
    if (head.isSuccess()) {
      return new HttpAnswer(head.status(), head.headers(), exchange.body());
    }
    exchange.skipBody();
    return head;
  }

  private static boolean mayDifferByAddress(OutboundException failure) {
    return switch (failure.reason()) {
      case UNREACHABLE, UNTRUSTED, BROKEN_OFF -> true;
      case INVALID_URL, REFUSED_ADDRESS, BUSY, TOO_LARGE, TOO_SLOW, STOPPED -> false;
    };
  }

  private RequestOptions options(FetchRequest request, Validators validators, InetAddress address) {
    var uri = request.uri();
    var port = SsrfGuard.port(uri);
    var path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    var options =
        new RequestOptions()
            .setServer(SocketAddress.inetSocketAddress(port, address.getHostAddress()))
            .setMethod(request.isPost() ? HttpMethod.POST : HttpMethod.GET)
            .setHost(uri.getHost())
            .setPort(port)
            .setSsl(SsrfGuard.isSecure(uri))
            .setURI(uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery())
            .setFollowRedirects(false)
            .putHeader("User-Agent", userAgent)
            .putHeader("Accept", "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8")
            .putHeader("Accept-Language", "en,*;q=0.5")
            .putHeader("Accept-Encoding", BodyDecoder.ACCEPTED);
    request.headers().forEach(options::putHeader);
    if (validators != null && validators.etag() != null) {
      options.putHeader("If-None-Match", validators.etag());
    }
    if (validators != null && validators.lastModified() != null) {
      options.putHeader("If-Modified-Since", validators.lastModified());
    }
    return options;
  }

  private static FetchedPage page(URI uri, StoredResponse response, long maxBytes) {
    var answer = response.answer();
    var headers = answer.headers();
    var body =
        BodyDecoder.decode(answer.body(), headers.get("Content-Encoding"), maxBytes, uri.getHost());
    return new FetchedPage(
        uri, answer.status(), headers.get("Content-Type"), body, response.readAt());
  }

  private static URI target(URI from, String location) {
    try {
      var target = WebUri.of(absolute(from, location));
      if (SsrfGuard.isSecure(from) && !SsrfGuard.isSecure(target)) {
        throw new FetchException(
            Reason.BAD_REDIRECT,
            Message.of("%s redirects from https to http", from.getHost()).english());
      }
      return target;
    } catch (URISyntaxException _) {
      throw new FetchException(
          Reason.BAD_REDIRECT,
          Message.of("%s redirects to an invalid URL", from.getHost()).english());
    }
  }

  private static String absolute(URI from, String location) throws URISyntaxException {
    if (location == null || location.isBlank()) {
      throw new URISyntaxException("", "no location");
    }
    // header bytes arrive one per character, although most sites write UTF-8
    var utf8 = new String(location.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    var written = (utf8.indexOf('\ufffd') < 0 ? utf8 : location).strip();
    if (written.matches("(?i)[a-z][a-z0-9+.-]*:.*")) {
      return written;
    }
    var site = from.getScheme() + "://" + from.getRawAuthority();
    if (written.startsWith("//")) {
      return from.getScheme() + ":" + written;
    }
    if (written.startsWith("/")) {
      return site + written;
    }
    // the rest of the relative forms, with what cannot stand in a URI encoded first
    var encoded = WebUri.of("http://relative/" + written);
    var relative =
        encoded.getRawPath().substring(1)
            + (encoded.getRawQuery() == null ? "" : "?" + encoded.getRawQuery());
    return written.startsWith("?")
        ? site + from.getRawPath() + relative
        : from.resolve("./" + relative).toString();
  }
}
