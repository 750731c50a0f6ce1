package dev.jobtrail.stream;

/** The kinds of records with event streams. */
public enum StreamTopic {
  /** What happens to the records of an account. */
  ACCOUNT("account_event"),
  ATTEMPT("attempt"),
  BUILDER_MESSAGE("builder_message"),
  /** What an assistant follows; the id is that of its key. */
  CONNECTOR("connector_subscription"),
  DISCOVERY_RUN("discovery_run"),
  RESUME("resume_changed");

  private final String channel;

  StreamTopic(String channel) {
    this.channel = channel;
  }

  /**
   * The NOTIFY channel of changes, for announcements in SQL. The payload is the record's id, and
   * after a space its detail; replicas of the previous release read the same format.
   */
  public String channel() {
    return channel;
  }
}
