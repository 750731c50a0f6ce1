package dev.jobtrail.posting;

/** Knows the sites that list jobs of many companies. */
public interface JobSites {

  /** Whether a host belongs to one of them, so that a missing page says nothing of the employer. */
  boolean isJobSite(String host);
}
