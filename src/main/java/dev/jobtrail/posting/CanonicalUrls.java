package dev.jobtrail.posting;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.fetch.WebUri;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reduces URLs of postings to a canonical URL, the key for deduplication. */
@ApplicationScoped
public class CanonicalUrls {

  /**
   * The longest url, as given and as reduced, where it is ASCII: longer than any posting's seen,
   * and short enough for the database's index.
   */
  public static final int MAX_LENGTH = 2_000;

  /** Tracking parameters of any site. */
  private static final Set<String> TRACKING =
      Set.of(
          "fbclid",
          "gclid",
          "dclid",
          "msclkid",
          "mc_cid",
          "mc_eid",
          "gbraid",
          "wbraid",
          "yclid",
          "ttclid",
          "twclid",
          "li_fat_id",
          "mkt_tok",
          "_hsenc",
          "_hsmi",
          "ref",
          "referrer",
          "src",
          "source",
          "trk");

  private final List<SiteUrls> sites;
  private final Set<String> tracking = new HashSet<>(TRACKING);

  CanonicalUrls(@All List<SiteUrls> sites) {
    this.sites = sites;
    sites.forEach(it -> tracking.addAll(it.trackingAnywhere()));
  }

  /**
   * The url with scheme and host in lower case, without default port, fragment and tracking
   * parameters, and without what mail filters and networks wrap around it; identifiers and the
   * order of parameters stay. A posting of a known site has one url in all its forms. Applying it
   * twice changes nothing.
   *
   * @throws ApiException VALIDATION_FAILED on the field "url" for anything but an http or https url
   *     of at most {@link #MAX_LENGTH} characters without user information
   */
  public URI of(String url) {
    if (url == null || url.isBlank()) {
      throw ApiException.invalid("url", "is required");
    }
    if (url.strip().length() > MAX_LENGTH) {
      throw tooLong();
    }
    try {
      var canonical = withoutTracking(ofPosting(WrappedLinks.target(WebUri.of(url))));
      if (canonical.toString().length() > MAX_LENGTH) {
        throw tooLong();
      }
      return canonical;
    } catch (URISyntaxException _) {
      throw ApiException.invalid("url", "must be an http or https URL without a user name");
    }
  }

  /** Whether {@link #of} takes the url. */
  public boolean isKept(String url) {
    try {
      return url.length() <= MAX_LENGTH && of(url) != null;
    } catch (ApiException _) {
      return false;
    }
  }

  private URI ofPosting(URI uri) {
    return sites.stream()
        .flatMap(it -> it.canonical(uri).stream())
        .findFirst()
        .map(URI::create)
        .orElse(uri);
  }

  private URI withoutTracking(URI uri) {
    if (uri.getRawQuery() == null) {
      return uri;
    }
    var site = sites.stream().filter(it -> isOf(it, uri.getHost())).findFirst();
    var query =
        site.isPresent() && site.get().hasOnlyTracking()
            ? ""
            : Arrays.stream(uri.getRawQuery().split("&"))
                .filter(it -> !it.isEmpty() && !isTracking(name(it), site))
                .collect(Collectors.joining("&"));
    var page = uri.getScheme() + "://" + uri.getRawAuthority() + uri.getRawPath();
    return URI.create(query.isEmpty() ? page : page + "?" + query);
  }

  private boolean isTracking(String name, Optional<SiteUrls> site) {
    return name.startsWith("utm_")
        || tracking.contains(name)
        || site.isPresent() && site.get().tracking().contains(name);
  }

  private static boolean isOf(SiteUrls site, String host) {
    return site.domains().stream().anyMatch(it -> host.equals(it) || host.endsWith("." + it));
  }

  private static String name(String parameter) {
    var equals = parameter.indexOf('=');
    var name = equals < 0 ? parameter : parameter.substring(0, equals);
    return URLDecoder.decode(name, StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
  }

  private static ApiException tooLong() {
    return ApiException.invalid("url", "must have at most %s characters", MAX_LENGTH);
  }
}
