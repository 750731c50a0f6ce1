package dev.jobtrail.discovery.company;

import dev.jobtrail.text.TextResource;
import java.util.List;
import java.util.Optional;

/** Sites by their hosts that are known and cannot be searched by company. */
final class OtherSites {

  /** What such a site is. */
  enum Kind {
    /** Software by which employers publish jobs. */
    VENDOR,
    /** A site that lists jobs of many companies. */
    JOBS,
    /** A site where links lead to profiles, not to jobs. */
    SOCIAL
  }

  /** One of them, with its name for users. */
  record Site(Kind kind, String host, String name) {}

  private static final List<Site> ALL =
      TextResource.lines("/discovery/other-sites.tsv").stream().map(OtherSites::site).toList();

  private OtherSites() {}

  static Optional<Site> of(String host) {
    return ALL.stream()
        .filter(it -> host.equals(it.host()) || host.endsWith("." + it.host()))
        .findFirst();
  }

  private static Site site(String line) {
    var parts = line.split("\t");
    return new Site(Kind.valueOf(parts[0]), parts[1], parts[2]);
  }
}
