package dev.jobtrail.posting;

import java.util.Set;

/** The tracking parameters of one site's posting URLs, in lower case. */
public interface SiteUrls {

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
