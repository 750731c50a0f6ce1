package dev.jobtrail.discovery.board;

/** Decides which jobs of a list are read further. */
@FunctionalInterface
public interface JobFilter {

  /** Whether to request a job's details if the list omits the description. */
  boolean needsDetails(FoundJob listed);

  /** Whether a job without its text, which may not tell its places and pay, may be wanted. */
  default boolean needsText(FoundJob withoutText) {
    return true;
  }
}
