package dev.jobtrail.stream;

/** The kinds of record that an event stream can follow. */
public enum StreamTopic {
  ATTEMPT("attempt"),
  BUILDER_MESSAGE("builder_message"),
  DISCOVERY_RUN("discovery_run"),
  RESUME("resume_changed");

  private final String channel;

  StreamTopic(String channel) {
    this.channel = channel;
  }

  /**
   * The NOTIFY channel of changes, for those that announce them in SQL. The payload is the record's
   * id, and after a space what else is told; replicas of the release before read the same.
   */
  public String channel() {
    return channel;
  }
}
