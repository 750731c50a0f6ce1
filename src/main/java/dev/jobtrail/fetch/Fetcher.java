package dev.jobtrail.fetch;

import dev.jobtrail.fetch.FetchException.Reason;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
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

  private static final Duration FIRST_RETRY_WAIT = Duration.ofSeconds(1);

  private final FetchSettings settings;
  private final AddressFence fence;
  private final HttpClient client;
  private final HostTurns turns;
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

  /**
   * Reads a page. Blocks, so call it on a worker or virtual thread.
   *
   * @param uri an http or https url
   * @return the page, whose status is 200 to 299
   * @throws FetchException where the page cannot be read
   */
  public FetchedPage get(URI uri) {
    if (Context.isOnEventLoopThread()) {
      throw new IllegalStateException("pages are not read on an event loop");
    }
    var deadline = Deadline.in(settings.totalTime());
    var hop = uri;
    for (var redirects = 0; redirects <= settings.maxRedirects(); redirects++) {
      var answer = askPatiently(hop, deadline);
      if (!answer.isRedirect()) {
        return page(hop, answer);
      }
      hop = target(hop, answer.headers().get("Location"));
    }
    throw new FetchException(
        Reason.TOO_MANY_REDIRECTS, uri.getHost() + " redirects again and again");
  }

  @PreDestroy
  void close() {
    client.close();
  }

  /** Asks until there is an answer, or a reason that does not pass, or no time or try is left. */
  private Answer askPatiently(URI uri, Deadline deadline) {
    var wait = FIRST_RETRY_WAIT;
    for (var tries = 1; ; tries++) {
      try {
        return ask(uri, deadline);
      } catch (FetchException e) {
        var asked = e.retryAfter().orElse(wait);
        if (!e.isPassing()
            || tries > settings.maxRetries()
            || asked.compareTo(settings.maxRetryWait()) > 0
            || asked.toNanos() >= deadline.left()) {
          throw e;
        }
        deadline.sleep(asked.toNanos(), uri.getHost());
        wait = wait.multipliedBy(2);
      }
    }
  }

  private Answer ask(URI uri, Deadline deadline) {
    var addresses = fence.addresses(uri);
    var host = uri.getHost().toLowerCase(Locale.ROOT);
    var answer = turns.take(host, deadline, () -> askInTurn(uri, addresses, deadline), this::rest);
    if (!answer.isSuccess() && !answer.isRedirect()) {
      throw FetchException.ofStatus(host, answer.status(), answer.retryAfter());
    }
    return answer;
  }

  /** Bounded, for a site may ask for years and others wait behind it. */
  private Duration rest(Answer answer) {
    var asked = answer.isSuccess() || answer.isRedirect() ? null : answer.retryAfter();
    if (asked == null) {
      return Duration.ZERO;
    }
    return asked.compareTo(settings.maxRetryWait()) < 0 ? asked : settings.maxRetryWait();
  }

  private Answer askInTurn(URI uri, List<InetAddress> addresses, Deadline deadline) {
    try {
      if (!permits.tryAcquire(deadline.left(), TimeUnit.NANOSECONDS)) {
        throw Deadline.missed(uri.getHost());
      }
    } catch (InterruptedException e) {
      throw Deadline.interrupted(uri.getHost(), e);
    }
    try {
      return askOneOf(uri, addresses, deadline.orIn(settings.requestTime()));
    } finally {
      permits.release();
    }
  }

  private Answer askOneOf(URI uri, List<InetAddress> addresses, Deadline deadline) {
    FetchException failure = null;
    for (var address : addresses.subList(0, Math.min(addresses.size(), MAX_ADDRESSES))) {
      try {
        return Exchange.of(
            client, options(uri, address), settings.maxBytes().asLongValue(), deadline);
      } catch (FetchException e) {
        if (e.reason() != Reason.UNREACHABLE) {
          throw e;
        }
        failure = e;
      }
    }
    throw failure;
  }

  private RequestOptions options(URI uri, InetAddress address) {
    var port = AddressFence.port(uri);
    var path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    return new RequestOptions()
        .setServer(SocketAddress.inetSocketAddress(port, address.getHostAddress()))
        .setHost(uri.getHost())
        .setPort(port)
        .setSsl(AddressFence.isSecure(uri))
        .setURI(uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery())
        .setFollowRedirects(false)
        .putHeader("User-Agent", userAgent)
        .putHeader("Accept", "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8")
        .putHeader("Accept-Language", "en,*;q=0.5")
        .putHeader("Accept-Encoding", BodyDecoder.ACCEPTED);
  }

  private FetchedPage page(URI uri, Answer answer) {
    var headers = answer.headers();
    var body =
        BodyDecoder.decode(
            answer.body(),
            headers.get("Content-Encoding"),
            settings.maxBytes().asLongValue(),
            uri.getHost());
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
