package dev.jobtrail.fetch;

import dev.jobtrail.platform.Hashes;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A request to a web site.
 *
 * @param uri an http or https url
 * @param headers sent beside those that every request has, and in place of those of the same name;
 *     left out where another host redirects to, for they may hold a key
 * @param body JSON to POST, or null for a GET
 * @param isBackground whether no person waits for the answer: it may then be larger and take longer
 *     ({@link FetchSettings#background()}), broken connections are tried again, an answer that was
 *     seen before is asked for only if it changed, and a redirect to another path of another host
 *     ends the request instead of being followed, since lists lead to a site's front page when they
 *     are gone
 * @param since in the background, a response to any replica since then is used instead of sending
 *     the request; null for none
 * @param pause how long nobody sends the next request to the host, or null for the configured time
 */
public record FetchRequest(
    URI uri,
    Map<String, String> headers,
    String body,
    boolean isBackground,
    Instant since,
    Duration pause) {

  public FetchRequest {
    Objects.requireNonNull(uri);
    var sorted = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
    sorted.putAll(headers);
    headers = sorted;
  }

  /** A GET. */
  public static FetchRequest get(URI uri) {
    return new FetchRequest(uri, Map.of(), null, false, null, null);
  }

  /** A POST of JSON. */
  public static FetchRequest post(URI uri, String json) {
    return new FetchRequest(uri, Map.of(), Objects.requireNonNull(json), false, null, null)
        .with("Content-Type", "application/json");
  }

  /** The same with a header. */
  public FetchRequest with(String name, String value) {
    var more = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
    more.putAll(headers);
    more.put(name, value);
    return new FetchRequest(uri, more, body, isBackground, since, pause);
  }

  /**
   * The same, where no person waits for the answer.
   *
   * @param since a response to any replica since then will do; null for none
   */
  public FetchRequest inBackground(Instant since) {
    return new FetchRequest(uri, headers, body, true, since, pause);
  }

  /** The same with a pause after it, or the configured one for null. */
  public FetchRequest pausing(Duration pause) {
    return new FetchRequest(uri, headers, body, isBackground, since, pause);
  }

  boolean isPost() {
    return body != null;
  }

  /** Tells requests apart; a hash, because URLs and headers may hold keys. */
  String hash() {
    var text = "%s %s %s %s".formatted(isPost() ? "POST" : "GET", uri, headers, body);
    return HexFormat.of().formatHex(Hashes.sha256(text));
  }

  /** The request that follows a redirect; as browsers do, only 307 and 308 repeat a POST. */
  FetchRequest redirected(URI target, int status) {
    var isSameHost = target.getRawAuthority().equalsIgnoreCase(uri.getRawAuthority());
    var staysPost = isPost() && (status == 307 || status == 308) && isSameHost;
    return new FetchRequest(
        target,
        isSameHost ? headers : Map.of(),
        staysPost ? body : null,
        isBackground,
        since,
        pause);
  }

  /** Whether the target is neither on this host nor the same path of another. */
  boolean isLeftBy(URI target) {
    return !target.getHost().equalsIgnoreCase(uri.getHost())
        && !path(target).equalsIgnoreCase(path(uri));
  }

  private static String path(URI uri) {
    var path = uri.getRawPath() == null ? "" : uri.getRawPath();
    return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
  }
}
