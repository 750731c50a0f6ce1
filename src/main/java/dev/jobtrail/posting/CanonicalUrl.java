package dev.jobtrail.posting;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.fetch.WebUri;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reduces the url of a posting to the posting itself, so that two links to it are equal. */
public final class CanonicalUrl {

  /**
   * The longest url, as given and as reduced, where it is ASCII: longer than any posting's seen,
   * and short enough for the database's index.
   */
  public static final int MAX_LENGTH = 2_000;

  /** Parameters that tell where a visitor came from, on any site. */
  private static final Set<String> TRACKING =
      Set.of(
          "fbclid",
          "gclid",
          "dclid",
          "msclkid",
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
          "lever-origin");

  /** Parameters that do the same, or change only the look, on one site. */
  private static final Map<String, Set<String>> TRACKING_OF_SITE =
      Map.ofEntries(
          Map.entry("ashbyhq.com", Set.of("embed", "displaymode", "customcssurl")),
          Map.entry("smartrecruiters.com", Set.of("oga", "trid", "dcr_ci", "sr_source")),
          Map.entry("personio.de", Set.of("_pc")),
          Map.entry("personio.com", Set.of("_pc")),
          Map.entry("teamtailor.com", Set.of("promotion")),
          Map.entry("rippling.com", Set.of("jobsite")),
          Map.entry("usajobs.gov", Set.of("postingchannelid")));

  /** Sites whose postings are named by the path alone. */
  private static final Set<String> PATH_ONLY = Set.of("applytojob.com");

  private CanonicalUrl() {}

  /**
   * The url with scheme and host in lower case, without default port, fragment and tracking
   * parameters; identifiers and the order of parameters stay. Applying it twice changes nothing.
   *
   * @throws ApiException VALIDATION_FAILED on the field "url" for anything but an http or https url
   *     of at most {@link #MAX_LENGTH} characters without user information
   */
  public static URI of(String url) {
    if (url == null || url.isBlank()) {
      throw ApiException.invalid("url", "must be given");
    }
    if (url.strip().length() > MAX_LENGTH) {
      throw tooLong();
    }
    try {
      var canonical = withoutTracking(WebUri.of(url));
      if (canonical.toString().length() > MAX_LENGTH) {
        throw tooLong();
      }
      return canonical;
    } catch (URISyntaxException _) {
      throw ApiException.invalid("url", "must be an http or https url without a user name");
    }
  }

  private static URI withoutTracking(URI uri) {
    if (uri.getRawQuery() == null) {
      return uri;
    }
    var host = uri.getHost();
    var query =
        PATH_ONLY.stream().anyMatch(site -> isOf(host, site))
            ? ""
            : Arrays.stream(uri.getRawQuery().split("&"))
                .filter(parameter -> !parameter.isEmpty() && !isTracking(host, name(parameter)))
                .collect(Collectors.joining("&"));
    var page = uri.getScheme() + "://" + uri.getRawAuthority() + uri.getRawPath();
    return URI.create(query.isEmpty() ? page : page + "?" + query);
  }

  private static boolean isTracking(String host, String name) {
    return name.startsWith("utm_")
        || TRACKING.contains(name)
        || TRACKING_OF_SITE.entrySet().stream()
            .anyMatch(site -> site.getValue().contains(name) && isOf(host, site.getKey()));
  }

  private static boolean isOf(String host, String site) {
    return host.equals(site) || host.endsWith("." + site);
  }

  private static String name(String parameter) {
    var equals = parameter.indexOf('=');
    var name = equals < 0 ? parameter : parameter.substring(0, equals);
    return URLDecoder.decode(name, StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
  }

  private static ApiException tooLong() {
    return ApiException.invalid("url", "must have at most " + MAX_LENGTH + " characters");
  }
}
