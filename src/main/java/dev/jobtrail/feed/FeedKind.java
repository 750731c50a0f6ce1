package dev.jobtrail.feed;

/** The feeds that an account can have, one of each kind. */
public enum FeedKind {
  CALENDAR("calendar_feed", "/calendar/%s.ics"),
  MATCHES("match_feed", "/matches/%s.atom");

  private final String table;
  private final String path;

  /**
   * A kind.
   *
   * @param table with the columns account_id, token_hash and created_at
   */
  FeedKind(String table, String path) {
    this.table = table;
    this.path = path;
  }

  String table() {
    return table;
  }

  String path(String token) {
    return path.formatted(token);
  }
}
