package dev.jobtrail.discovery.company;

import dev.jobtrail.posting.JobSites;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** The job sites of the list of other sites. */
@ApplicationScoped
class KnownJobSites implements JobSites {

  @Override
  public boolean isJobSite(String host) {
    return OtherSites.of(host).map(OtherSites.Site::kind).equals(Optional.of(OtherSites.Kind.JOBS));
  }
}
