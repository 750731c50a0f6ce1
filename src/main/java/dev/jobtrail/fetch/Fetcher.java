package dev.jobtrail.fetch;

import dev.jobtrail.fetch.FetchException.Reason;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Reads pages of the open web.
 *
 * <p>Names are resolved here and the connection goes to the very address that was checked, at every
 * redirect anew; so a name that changes its address between check and use gains nothing. Of a host
 * with several addresses all have to be open.
 */
@ApplicationScoped
public class Fetcher {

  private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);
  private static final Set<Integer> GONE = Set.of(404, 410);
  private static final int OK = 200;
  private static final int TOO_MANY_REQUESTS = 429;
  private static final int LAST_PORT_KEPT_FOR_OTHERS = 1023;

  /** Waiting longer for a server than this is left to the caller. */
  private static final Duration LONGEST_RETRY_AFTER = Duration.ofSeconds(5);

  private final FetchSettings settings;
  private final Clock clock;
  private final HttpClient client;
  private final HostTurns turns;

  /** What one request brought. */
  private record Answer(int status, String location, String retryAfter, FetchedPage page) {}

  Fetcher(FetchSettings settings, Vertx vertx, Clock clock) {
    this.settings = settings;
    this.clock = clock;
    this.turns = new HostTurns(settings.pause(), clock);
    this.client =
        vertx.createHttpClient(
            new HttpClientOptions()
                .setKeepAlive(false)
                .setDecompressionSupported(true)
                .setVerifyHost(true)
                .setConnectTimeout((int) settings.connectTimeout().toMillis()));
  }

  /**
   * The page at an address; blocks until it is there.
   *
   * @throws FetchException where it cannot be had
   */
  public FetchedPage get(URI address) {
    var deadline = clock.instant().plus(settings.timeout());
    var next = address;
    try {
      for (int redirects = 0; redirects <= settings.maxRedirects(); redirects++) {
        var answer = ask(next, deadline);
        if (!REDIRECTS.contains(answer.status) || answer.location == null) {
          return page(answer);
        }
        next = follow(next, answer.location);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new FetchException(Reason.UNREACHABLE, "The service is stopping.");
    }
    throw new FetchException(Reason.TOO_MANY_REDIRECTS, "The page redirects too often.");
  }

  private static FetchedPage page(Answer answer) {
    if (GONE.contains(answer.status)) {
      throw new FetchException(Reason.NOT_FOUND, "The server knows no such page.");
    }
    if (answer.status != OK) {
      throw new FetchException(Reason.BAD_STATUS, "The server answered " + answer.status + ".");
    }
    return answer.page;
  }

  private static URI follow(URI from, String location) {
    try {
      var to = from.resolve(location);
      if (from.getScheme().equals("https") && "http".equals(to.getScheme())) {
        throw new FetchException(Reason.REFUSED, "The page redirects to an unprotected one.");
      }
      return to;
    } catch (IllegalArgumentException _) {
      throw new FetchException(Reason.REFUSED, "The page redirects to no web address.");
    }
  }

  private Answer ask(URI address, Instant deadline) throws InterruptedException {
    var answer = askOnce(address, deadline);
    for (int retry = 0; retry < settings.retries() && isBusy(answer.status); retry++) {
      var wait = wait(answer.retryAfter);
      if (wait.compareTo(LONGEST_RETRY_AFTER) > 0 || clock.instant().plus(wait).isAfter(deadline)) {
        break;
      }
      Thread.sleep(wait);
      answer = askOnce(address, deadline);
    }
    return answer;
  }

  private static boolean isBusy(int status) {
    return status == TOO_MANY_REQUESTS || status >= 500;
  }

  /** Retry-After in seconds; a date is rare and taken for too long. */
  private static Duration wait(String retryAfter) {
    if (retryAfter == null) {
      return Duration.ofSeconds(1);
    }
    return retryAfter.matches("\\d{1,4}")
        ? Duration.ofSeconds(Long.parseLong(retryAfter))
        : Duration.ofDays(1);
  }

  private Answer askOnce(URI address, Instant deadline) throws InterruptedException {
    checkForm(address);
    var target = resolve(address.getHost());
    return turns.inTurn(address.getHost(), () -> send(address, target, deadline));
  }

  private void checkForm(URI address) {
    var scheme = address.getScheme();
    if (!"http".equals(scheme) && !"https".equals(scheme) || address.getHost() == null) {
      throw new FetchException(Reason.REFUSED, "It is no web address.");
    }
    if (address.getUserInfo() != null) {
      throw new FetchException(Reason.REFUSED, "A web address must not hold a password.");
    }
    var port = port(address);
    if (port != 80 && port != 443 && port <= LAST_PORT_KEPT_FOR_OTHERS) {
      throw new FetchException(Reason.REFUSED, "This port is not one of a web server.");
    }
  }

  private static int port(URI address) {
    if (address.getPort() >= 0) {
      return address.getPort();
    }
    return address.getScheme().equals("https") ? 443 : 80;
  }

  private InetAddress resolve(String host) {
    try {
      var addresses = InetAddress.getAllByName(host);
      if (!settings.allowPrivateAddresses()) {
        for (var address : addresses) {
          if (!OpenInternet.has(address)) {
            throw new FetchException(Reason.REFUSED, "The server is not on the open internet.");
          }
        }
      }
      return addresses[0];
    } catch (UnknownHostException _) {
      throw new FetchException(Reason.UNREACHABLE, "There is no such server.");
    }
  }

  private Answer send(URI address, InetAddress target, Instant deadline)
      throws InterruptedException {
    var left = Duration.between(clock.instant(), deadline).toMillis();
    if (left <= 0) {
      throw tooSlow();
    }
    var answer = new CompletableFuture<Answer>();
    client
        .request(options(address, target, left))
        .onFailure(answer::completeExceptionally)
        .onSuccess(
            request ->
                request
                    .send()
                    .onFailure(answer::completeExceptionally)
                    .onSuccess(response -> read(address, response, answer)));
    try {
      return answer.get(left, TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      answer.cancel(false);
      throw tooSlow();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof FetchException fetch) {
        throw fetch;
      }
      throw new FetchException(Reason.UNREACHABLE, "The server could not be reached.");
    }
  }

  private RequestOptions options(URI address, InetAddress target, long left) {
    var path =
        address.getRawPath() == null || address.getRawPath().isEmpty() ? "/" : address.getRawPath();
    var query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
    return new RequestOptions()
        .setServer(SocketAddress.inetSocketAddress(port(address), target.getHostAddress()))
        .setHost(address.getHost())
        .setPort(port(address))
        .setSsl(address.getScheme().equals("https"))
        .setURI(path + query)
        .setTimeout(left)
        .putHeader(HttpHeaders.USER_AGENT, userAgent())
        .putHeader(HttpHeaders.ACCEPT, "text/html,application/xhtml+xml,application/json;q=0.9")
        .putHeader("Accept-Language", "en,*;q=0.5");
  }

  private String userAgent() {
    return "Jobtrail/1.0" + settings.contact().map(it -> " (+" + it + ")").orElse("");
  }

  private void read(URI address, HttpClientResponse response, CompletableFuture<Answer> answer) {
    var body = Buffer.buffer();
    long most = settings.maxBytes().asLongValue();
    response.handler(
        chunk -> {
          if (answer.isDone()) {
            response.request().connection().close();
          } else if (body.length() + chunk.length() > most) {
            answer.completeExceptionally(
                new FetchException(Reason.TOO_LARGE, "The page is too large."));
            response.request().connection().close();
          } else {
            body.appendBuffer(chunk);
          }
        });
    response.exceptionHandler(answer::completeExceptionally);
    response.endHandler(
        _ ->
            answer.complete(
                new Answer(
                    response.statusCode(),
                    response.getHeader(HttpHeaders.LOCATION),
                    response.getHeader("Retry-After"),
                    new FetchedPage(
                        address, response.getHeader(HttpHeaders.CONTENT_TYPE), body.getBytes()))));
  }

  private static FetchException tooSlow() {
    return new FetchException(Reason.TOO_SLOW, "The server took too long.");
  }
}
