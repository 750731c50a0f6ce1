package dev.jobtrail.posting;

import dev.jobtrail.error.ApiException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reduces a job's address to the job itself: without what only tracks the visitor, with all that
 * identifies the job.
 */
public final class CanonicalUrl {

  private static final int LONGEST = 2_000;

  /** Parameters that every site uses to track, and those that single job boards add. */
  private static final Set<String> TRACKING =
      Set.of(
          "fbclid",
          "gclid",
          "mc_cid",
          "mc_eid",
          "ref",
          "referrer",
          "src",
          "source",
          "trk",
          "gh_src",
          "lever-source",
          "lever-source[]",
          "lever-origin",
          "oga",
          "trid",
          "dcr_ci",
          "sr_source",
          "postingchannelid");

  private CanonicalUrl() {}

  /**
   * The canonical form of an address; its own canonical form is itself.
   *
   * @throws ApiException VALIDATION_FAILED on {@code url} for what is no address of a web page
   */
  public static URI of(String url) {
    if (url == null || url.length() > LONGEST) {
      throw tooLong();
    }
    try {
      var canonical = new URI(canonical(new URI(url.strip())).toASCIIString());
      if (canonical.toString().length() > LONGEST) {
        throw tooLong();
      }
      return canonical;
    } catch (URISyntaxException _) {
      throw noWebAddress();
    }
  }

  private static URI canonical(URI uri) throws URISyntaxException {
    if (uri.getScheme() == null || uri.getHost() == null || uri.getRawUserInfo() != null) {
      throw noWebAddress();
    }
    var scheme = uri.getScheme().toLowerCase(Locale.ROOT);
    if (!scheme.equals("http") && !scheme.equals("https")) {
      throw noWebAddress();
    }
    var isDefaultPort = uri.getPort() == (scheme.equals("https") ? 443 : 80);
    var port = uri.getPort() < 0 || isDefaultPort ? "" : ":" + uri.getPort();
    var path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    return new URI(
        scheme + "://" + uri.getHost().toLowerCase(Locale.ROOT) + port + path + query(uri));
  }

  private static String query(URI uri) {
    if (uri.getRawQuery() == null) {
      return "";
    }
    var kept =
        Arrays.stream(uri.getRawQuery().split("&"))
            .filter(it -> !it.isEmpty() && !isTracking(name(it)))
            .collect(Collectors.joining("&"));
    return kept.isEmpty() ? "" : "?" + kept;
  }

  private static String name(String parameter) {
    var end = parameter.indexOf('=');
    var name = end < 0 ? parameter : parameter.substring(0, end);
    return name.toLowerCase(Locale.ROOT).replace("%5b%5d", "[]");
  }

  private static boolean isTracking(String name) {
    return name.startsWith("utm_") || TRACKING.contains(name);
  }

  private static ApiException tooLong() {
    return ApiException.invalid("url", "must have at most 2,000 characters");
  }

  private static ApiException noWebAddress() {
    return ApiException.invalid("url", "must be an http or https address");
  }
}
