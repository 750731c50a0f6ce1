package dev.jobtrail.posting;

import dev.jobtrail.site.TestSites;

/** Canonical urls by the rules of all sites, without a container. */
public final class TestUrls {

  public static final CanonicalUrls CANONICAL = new CanonicalUrls(TestSites.all(SiteUrls.class));

  private TestUrls() {}
}
