package dev.jobtrail.database;

/**
 * What advisory locks are taken for. No two spaces share a key.
 *
 * <p>While a release replaces another whose keys differ, the two do not wait for each other; each
 * space says what then holds.
 */
public enum LockSpace {

  /** One person's apply profile. A second one is refused; of two changes at once the last stays. */
  APPLY_PROFILE("apply profile"),

  /** Mails to one recipient or of one account. A limit could be exceeded by one mail. */
  MAIL_LIMIT("mail limit"),

  /** The jobs found for one resume. Jobs are unique by URL; a deadlock is tried again. */
  RESUME_JOBS("resume jobs"),

  /** The slugs of one account. A unique index still refuses the second of two equal ones. */
  RESUME_SLUGS("resume slugs"),

  /** The summing of visits, which deletes each visit that it counts, and so counts it once. */
  VISIT_SUMS("visit sums");

  private final String label;

  LockSpace(String label) {
    this.label = label;
  }

  /** The name as it goes into keys. */
  String label() {
    return label;
  }
}
