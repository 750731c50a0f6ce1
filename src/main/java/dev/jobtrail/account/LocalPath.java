package dev.jobtrail.account;

import java.util.regex.Pattern;

/** Paths of this service that a browser may be sent on to. */
final class LocalPath {

  static final String HOME = "/app";

  private static final int LONGEST = 500;

  /** What RFC 3986 allows in a path and a query, and no second slash, which would name a host. */
  private static final Pattern LOCAL =
      Pattern.compile("/(?![/])[A-Za-z0-9\\-._~!$&'()*+,;=:@%/?]*");

  private LocalPath() {}

  /** The path, or the front page where it is none of this service. */
  static String orHome(String path) {
    return path != null && path.length() <= LONGEST && LOCAL.matcher(path).matches() ? path : HOME;
  }
}
