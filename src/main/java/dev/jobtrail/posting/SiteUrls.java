package dev.jobtrail.posting;

import java.net.URI;
import java.util.Optional;
import java.util.Set;

/** The rules of one site's posting URLs; parameters are in lower case. */
public interface SiteUrls {

  /**
   * The one URL of a posting for which the site has several, such as that of its form or in another
   * language; empty if the URL is no posting of the site.
   */
  default Optional<String> canonical(URI posting) {
    return Optional.empty();
  }

  /** The site's domains; their subdomains are its own as well. */
  default Set<String> domains() {
    return Set.of();
  }

  /** Parameters on its domains that track visitors or change only the look of a page. */
  default Set<String> tracking() {
    return Set.of();
  }

  /** Whether no parameter on its domains identifies a posting. */
  default boolean hasOnlyTracking() {
    return false;
  }

  /** Its tracking parameters that also occur on other domains, such as those of employers. */
  default Set<String> trackingAnywhere() {
    return Set.of();
  }
}
