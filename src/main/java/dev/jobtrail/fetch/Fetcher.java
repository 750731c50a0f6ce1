package dev.jobtrail.fetch;

import dev.jobtrail.fetch.FetchException.Reason;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
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
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Reads public web pages: fenced off from the own network, bounded in size and time, one request at
 * a time per host, honest about who asks.
 *
 * <p>Every host name, that of each redirect too, is looked up here and all of its addresses are
 * checked; the connection goes to a checked address, so that a second answer of the name server has
 * no effect. Redirects from https to http are refused: what comes by them can have been changed on
 * the way. Ports other than 80, 443, 8080 and 8443 are refused.
 */
@ApplicationScoped
public class Fetcher {

  /** Security policies alone can fill 8 KiB, the usual bound. */
  private static final int MAX_HEADER_BYTES = 32 * 1024;

  /** A host's addresses that are tried; those beyond rarely differ in whether they answer. */
  private static final int MAX_ADDRESSES = 3;

  private final FetchSettings settings;
  private final AddressFence fence;
  private final HttpClient client;
  private final HostTurns turns;
  private final RememberedAnswers remembered;
  private final Semaphore permits;
  private final String userAgent;

  @Inject
  Fetcher(Vertx vertx, FetchSettings settings) {
    this(vertx, settings, AddressFence.of(settings), null);
  }

  /**
   * A fetcher with its own fence.
   *
   * @param trust the certificates to trust, or null for those that the platform trusts
   */
  Fetcher(Vertx vertx, FetchSettings settings, AddressFence fence, TrustOptions trust) {
    this.settings = settings;
    this.fence = fence;
    this.client = vertx.createHttpClient(clientOptions(settings).setTrustOptions(trust));
    this.turns = new HostTurns(settings.pause());
    this.remembered = new RememberedAnswers(settings.background().rememberedBytes().asLongValue());
    this.permits = new Semaphore(settings.concurrentRequests(), true);
    this.userAgent =
        "Jobtrail/1.0" + settings.contact().map(contact -> " (+" + contact + ")").orElse("");
  }

  private static HttpClientOptions clientOptions(FetchSettings settings) {
    return new HttpClientOptions()
        .setProtocolVersion(HttpVersion.HTTP_1_1)
        // requests to one host are a pause apart: an open connection would mostly wait to break
        .setKeepAlive(false)
        .setVerifyHost(true)
        .setTrustAll(false)
        .setDecompressionSupported(false)
        .setMaxHeaderSize(MAX_HEADER_BYTES)
        .setConnectTimeout((int) settings.connectTime().toMillis())
        .setSslHandshakeTimeout(settings.connectTime().toMillis())
        .setSslHandshakeTimeoutUnit(TimeUnit.MILLISECONDS);
  }

  /** How a site's owner reaches whoever runs this service, where that is configured. */
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
      var answer = askPatiently(hop, bounds, deadline);
      if (!answer.isRedirect()) {
        return page(hop.uri(), answer, bounds.maxBytes());
      }
      hop = followed(hop, answer);
    }
    throw new FetchException(
        Reason.TOO_MANY_REDIRECTS, request.uri().getHost() + " redirects again and again");
  }

  @PreDestroy
  void close() {
    client.close();
  }

  private static FetchRequest followed(FetchRequest request, Answer answer) {
    var location = answer.headers().get("Location");
    if (request.isBackground() && leaves(request, location)) {
      throw new FetchException(
          Reason.LEADS_ELSEWHERE, request.uri().getHost() + " leads to another site's page");
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

  /** Asks until there is an answer, or a reason that does not pass, or no time or try is left. */
  private Answer askPatiently(FetchRequest request, Bounds bounds, Deadline deadline) {
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
        deadline.sleep(asked.toNanos(), request.uri().getHost());
        wait = wait.multipliedBy(2);
      }
    }
  }

  private Answer ask(FetchRequest request, Bounds bounds, Deadline deadline) {
    var addresses = fence.addresses(request.uri());
    var host = request.uri().getHost().toLowerCase(Locale.ROOT);
    var known = remembered.to(request);
    var answer =
        turns.take(
            host,
            deadline,
            () -> askInTurn(request, known, addresses, bounds, deadline),
            it -> rest(it, bounds));
    if (known != null && answer.isUnchanged()) {
      return known;
    }
    if (!answer.isSuccess() && !answer.isRedirect()) {
      throw FetchException.ofStatus(host, answer.status(), answer.retryAfter());
    }
    remembered.keep(request, answer);
    return answer;
  }

  /** Bounded, for a site may ask for years and others wait behind it. */
  private static Duration rest(Answer answer, Bounds bounds) {
    var asked = answer.isSuccess() || answer.isRedirect() ? null : answer.retryAfter();
    if (asked == null) {
      return Duration.ZERO;
    }
    return asked.compareTo(bounds.maxRetryWait()) < 0 ? asked : bounds.maxRetryWait();
  }

  private Answer askInTurn(
      FetchRequest request,
      Answer known,
      List<InetAddress> addresses,
      Bounds bounds,
      Deadline deadline) {
    var host = request.uri().getHost();
    try {
      if (!permits.tryAcquire(deadline.left(), TimeUnit.NANOSECONDS)) {
        throw Deadline.missed(host);
      }
    } catch (InterruptedException e) {
      throw Deadline.interrupted(host, e);
    }
    try {
      return askOneOf(request, known, addresses, bounds, deadline.orIn(bounds.requestTime()));
    } finally {
      permits.release();
    }
  }

  private Answer askOneOf(
      FetchRequest request,
      Answer known,
      List<InetAddress> addresses,
      Bounds bounds,
      Deadline deadline) {
    FetchException failure = null;
    for (var address : addresses.subList(0, Math.min(addresses.size(), MAX_ADDRESSES))) {
      try {
        return Exchange.of(
            client, options(request, known, address), request.body(), bounds.maxBytes(), deadline);
      } catch (FetchException e) {
        if (e.reason() != Reason.UNREACHABLE) {
          throw e;
        }
        failure = e;
      }
    }
    throw failure;
  }

  private RequestOptions options(FetchRequest request, Answer known, InetAddress address) {
    var uri = request.uri();
    var port = AddressFence.port(uri);
    var path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    var options =
        new RequestOptions()
            .setServer(SocketAddress.inetSocketAddress(port, address.getHostAddress()))
            .setMethod(request.isPost() ? HttpMethod.POST : HttpMethod.GET)
            .setHost(uri.getHost())
            .setPort(port)
            .setSsl(AddressFence.isSecure(uri))
            .setURI(uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery())
            .setFollowRedirects(false)
            .putHeader("User-Agent", userAgent)
            .putHeader("Accept", "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8")
            .putHeader("Accept-Language", "en,*;q=0.5")
            .putHeader("Accept-Encoding", BodyDecoder.ACCEPTED);
    request.headers().forEach(options::putHeader);
    if (known != null) {
      copy(known, "ETag", options, "If-None-Match");
      copy(known, "Last-Modified", options, "If-Modified-Since");
    }
    return options;
  }

  private static void copy(Answer known, String from, RequestOptions options, String to) {
    if (known.headers().get(from) instanceof String validator) {
      options.putHeader(to, validator);
    }
  }

  private static FetchedPage page(URI uri, Answer answer, long maxBytes) {
    var headers = answer.headers();
    var body =
        BodyDecoder.decode(answer.body(), headers.get("Content-Encoding"), maxBytes, uri.getHost());
    return new FetchedPage(uri, answer.status(), headers.get("Content-Type"), body);
  }

  private static URI target(URI from, String location) {
    try {
      var target = WebUri.of(absolute(from, location));
      if (AddressFence.isSecure(from) && !AddressFence.isSecure(target)) {
        throw new FetchException(
            Reason.BAD_REDIRECT, from.getHost() + " redirects from https to http");
      }
      return target;
    } catch (URISyntaxException _) {
      throw new FetchException(
          Reason.BAD_REDIRECT, from.getHost() + " redirects to something that is no web page");
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
