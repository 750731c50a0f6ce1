package dev.jobtrail.discovery;

import java.util.UUID;

/**
 * A found job with the match that it belongs to.
 *
 * @param sourceId the id of its source; that of the match if it is the first one
 * @param leads whether the match takes its title, company, place and text
 * @param url its canonical URL, of no other match
 */
record Listing(
    ScoredJob job,
    UUID matchId,
    UUID sourceId,
    boolean isNew,
    boolean leads,
    String url,
    String duplicateKey) {

  boolean isEmployer() {
    return MatchSources.isEmployer(job.job().board());
  }
}
