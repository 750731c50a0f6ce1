package dev.jobtrail.discovery.board;

import java.util.List;

/** Receives the jobs of a crawl in batches. */
@FunctionalInterface
public interface JobSink {

  /**
   * Takes the next jobs.
   *
   * @param jobs at least one, at most 100
   * @return whether the walk shall go on; once it shall not, it ends as incomplete
   */
  boolean accept(List<FoundJob> jobs);
}
