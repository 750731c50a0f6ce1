package dev.jobtrail.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/**
 * A person's browser without scripts: follows redirects, keeps cookies and fills in forms.
 *
 * <p>It reaches the service under test by its public name, whatever address it listens on.
 */
public final class ScriptlessBrowser implements AutoCloseable {

  /** The service's public address in tests that use a browser. */
  public static final String SERVICE = "https://jobtrail.example";

  private static final int MOST_REDIRECTS = 10;

  private final URI listening;
  private final CookieManager cookies = new CookieManager();
  private final HttpClient client =
      HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).build();

  /** What the browser shows, or was told. */
  public record Page(URI address, HttpResponse<String> response) {

    public int status() {
      return response.statusCode();
    }

    public Document document() {
      return Jsoup.parse(response.body(), address.toString());
    }

    public Optional<String> header(String name) {
      return response.headers().firstValue(name);
    }

    public List<String> headers(String name) {
      return response.headers().allValues(name);
    }

    /** Where it leads, if it is a redirect. */
    public Optional<URI> location() {
      return header("Location").map(address::resolve);
    }
  }

  /** A browser with no cookies. */
  public ScriptlessBrowser(URI listening) {
    this.listening = listening;
  }

  /** Opens a path of the service, or any address, and follows where it leads. */
  public Page open(String address) {
    return follow(step(address));
  }

  /** Opens an address and goes no further. */
  public Page step(String address) {
    return send(URI.create(SERVICE).resolve(address), null);
  }

  /** Goes where a page leads, until one leads nowhere. */
  public Page follow(Page from) {
    var page = from;
    for (int hops = 0; page.location().isPresent(); hops++) {
      if (hops == MOST_REDIRECTS) {
        throw new AssertionError("redirected again and again, last to " + page.location());
      }
      page = send(page.location().get(), null);
    }
    return page;
  }

  /** The address that a provider which asks nothing sends this browser back to. */
  public String callback(String start) {
    var away = step(start).location().orElseThrow();
    return step(away.toString()).location().orElseThrow().toString();
  }

  /** Fills in the page's only form and sends it; goes no further. */
  public Page submit(Page page, Map<String, String> typed) {
    var form = page.document().forms().getFirst();
    var fields = new TreeMap<String, String>();
    form.formData().forEach(it -> fields.put(it.key(), it.value()));
    fields.putAll(typed);
    var body =
        fields.entrySet().stream()
            .map(it -> encoded(it.getKey()) + "=" + encoded(it.getValue()))
            .collect(Collectors.joining("&"));
    return send(URI.create(form.absUrl("action")), body);
  }

  /** The value of a cookie that the service has set. */
  public Optional<String> cookie(String name) {
    return cookies.getCookieStore().getCookies().stream()
        .filter(it -> it.getName().equals(name))
        .map(HttpCookie::getValue)
        .findFirst();
  }

  /** Sets a session's cookie as signing in does. */
  public void setSession(String token) {
    store(
        URI.create(SERVICE),
        Map.of("Set-Cookie", List.of("jobtrail_session=" + token + "; Path=/")));
  }

  @Override
  public void close() {
    client.shutdownNow();
  }

  private Page send(URI address, String form) {
    var request = HttpRequest.newBuilder(reachable(address));
    cookiesFor(address).forEach(it -> request.header("Cookie", it));
    if (form != null) {
      request
          .header("Content-Type", "application/x-www-form-urlencoded")
          .POST(BodyPublishers.ofString(form));
    }
    try {
      var response = client.send(request.build(), BodyHandlers.ofString());
      store(address, response.headers().map());
      return new Page(address, response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private URI reachable(URI address) {
    var text = address.toString();
    return text.startsWith(SERVICE) ? listening.resolve(text.substring(SERVICE.length())) : address;
  }

  private List<String> cookiesFor(URI address) {
    try {
      return cookies.get(trustworthy(address), Map.of()).getOrDefault("Cookie", List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void store(URI address, Map<String, List<String>> headers) {
    try {
      cookies.put(trustworthy(address), headers);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Browsers send Secure cookies to their own machine without TLS, too. */
  private static URI trustworthy(URI address) {
    return address.getHost().equals("127.0.0.1")
        ? URI.create(address.toString().replaceFirst("^http:", "https:"))
        : address;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
