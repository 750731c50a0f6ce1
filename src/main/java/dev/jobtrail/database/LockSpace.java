package dev.jobtrail.database;

/**
 * The key spaces of advisory locks, which do not overlap.
 *
 * <p>While a release replaces another whose keys differ, the two do not wait for each other; each
 * space documents the effect.
 */
public enum LockSpace {

  /** The import into one account. The second of two would find the records of the first. */
  ACCOUNT_IMPORT("account import"),

  /** The API keys of one account. Their limit could be exceeded by one. */
  API_KEYS("API keys"),

  /** One person's apply profile. A second one is refused; of two changes at once the last stays. */
  APPLY_PROFILE("apply profile"),

  /** The attachments of one account. Their total size could be exceeded by one. */
  ATTACHMENTS("attachments"),

  /** The mailbox of one account. A second one fails on its primary key. */
  MAILBOX("mailbox"),

  /** Mails to one recipient or of one account. A limit could be exceeded by one mail. */
  MAIL_LIMIT("mail limit"),

  /** The jobs found for one resume. Jobs are unique by URL; a deadlock is tried again. */
  RESUME_JOBS("resume jobs"),

  /** The slugs of one account. A unique index still refuses the second of two equal ones. */
  RESUME_SLUGS("resume slugs"),

  /** The sample data of one account. It could be added twice. */
  SAMPLE_DATA("sample data"),

  /** The saved views of one account. Their limit could be exceeded by one. */
  SAVED_VIEWS("saved views"),

  /** The stages of one account. Their limit could be exceeded by one. */
  STAGES("stages"),

  /** The summing of visits, which deletes each visit that it counts, and so counts it once. */
  VISIT_SUMS("visit sums"),

  /** The webhooks of one account. Their limit could be exceeded by one. */
  WEBHOOKS("webhooks");

  private final String label;

  LockSpace(String label) {
    this.label = label;
  }

  /** The name as it goes into keys. */
  String label() {
    return label;
  }
}
